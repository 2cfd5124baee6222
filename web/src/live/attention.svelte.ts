/** Calling somebody to the table: title, mark on the tab, sound, notice. */
import { say, serve, tell } from "../words/index.svelte";
import { isFull, trickZone } from "../lib/places";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { LiveTable } from "./table.svelte";

/** Follow a table; call once, in its page. */
export function attend(table: LiveTable, title: () => string): void {
  const turn = $derived(
    table.seat !== null && table.board?.phase === "playing" && !!table.view?.actions.length && table.behind === 0,
  );

  $effect(() => {
    document.title = turn ? `${say("table-turn")} · ${title()}` : title();
    mark(turn);
    return () => {
      document.title = say("cutpurse");
      mark(false);
    };
  });

  let called = false;
  $effect(() => {
    if (turn && !called) {
      sound("turn");
      const view = table.view;
      if (view && document.hidden) void serve(view.game).then(() => notice(title(), tell(view.prompt, view.game, view.seat)));
    }
    called = turn;
  });

  let cards = -1;
  let over = table.view?.over ?? true;
  $effect(() => {
    const view = table.view;
    if (!view) return;
    const now = trickZone(view)?.cards.length ?? 0;
    if (view.over && !over) sound("end");
    else if (cards >= 0 && isFull(view) && now !== cards) sound("trick");
    else if (cards >= 0 && now > cards) sound("card");
    cards = now;
    over = view.over;
  });
}

function notice(title: string, text: string): void {
  if (!settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const shown = new Notification(`${say("table-turn")}: ${title}`, { body: text, icon: "/icon.svg", tag: "cutpurse" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

const plain = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute("href") ?? "/icon.svg";

/** A brass dot on the tab's picture while it is our turn. */
function mark(on: boolean): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", on ? "/icon-turn.svg" : plain);
}
