/** Pictures in the rules: figures whose cards are data are drawn by our own component. */
import { mount, unmount } from "svelte";
import type { Attachment } from "svelte/attachments";
import { complete } from "../lib/complete";
import type { Card, Look } from "../lib/types";
import CardRow from "../ui/CardRow.svelte";

export function figures(look: Look): Attachment<HTMLElement> {
  return (element) => {
    const drawn = [...element.querySelectorAll<HTMLElement>("figure[data-cards]")].map((target) => {
      const cards = JSON.parse(target.dataset.cards ?? "[]") as Partial<Card>[];
      return mount(CardRow, { target, props: { look, cards: cards.map((card) => complete("Card", card)) } });
    });
    // Tables that are too wide can be moved by keyboard.
    const watcher = new ResizeObserver(() => {
      for (const table of element.querySelectorAll("table")) {
        if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
        else table.removeAttribute("tabindex");
      }
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      drawn.forEach((row) => void unmount(row));
    };
  };
}
