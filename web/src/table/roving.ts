/** One tab stop for a whole zone: arrows move inside it, and the focus is not lost when cards go. */
import type { Attachment } from "svelte/attachments";

const INSIDE = "button[data-card]";

export const roving: Attachment<HTMLElement> = (zone) => {
  let at = 0;
  let inside = false;

  const items = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(INSIDE)];

  const settle = (): void => {
    const all = items();
    const first = all.findIndex((item) => item.matches(".is-playable, .is-selected"));
    if (!inside && first >= 0) at = first; // whoever enters lands on a card that can be played
    at = Math.max(0, Math.min(at, all.length - 1));
    for (const [n, item] of all.entries()) item.tabIndex = n === at ? 0 : -1;
    if (inside && document.activeElement === document.body) all[at]?.focus();
  };

  const focusin = (event: FocusEvent): void => {
    const n = items().indexOf(event.target as HTMLElement);
    inside = true;
    if (n >= 0) {
      at = n;
      settle();
    }
  };

  const focusout = (event: FocusEvent): void => {
    if (event.relatedTarget && !zone.contains(event.relatedTarget as Node)) inside = false;
  };

  const keydown = (event: KeyboardEvent): void => {
    const all = items();
    const steps: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: all.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined || !all.length || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  };

  const observer = new MutationObserver(settle);
  observer.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
  zone.addEventListener("focusin", focusin);
  zone.addEventListener("focusout", focusout);
  zone.addEventListener("keydown", keydown);
  settle();
  return () => {
    observer.disconnect();
    zone.removeEventListener("focusin", focusin);
    zone.removeEventListener("focusout", focusout);
    zone.removeEventListener("keydown", keydown);
  };
};
