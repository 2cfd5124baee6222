/** What had the focus may be gone after a move: whoever plays by keyboard goes on from their hand. */
import type { Attachment } from "svelte/attachments";

let byKeyboard = false;
window.addEventListener("keydown", () => (byKeyboard = true), { capture: true });
window.addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });

export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let held: Element | null = null;

  const focusin = (event: FocusEvent): void => void (held = event.target as Element);

  const settle = (): void => {
    if (!byKeyboard || !held || held.isConnected || document.activeElement !== document.body) return;
    const next = root.querySelector<HTMLElement>('.hand [data-card][tabindex="0"]') ?? root.querySelector<HTMLElement>(".prompt");
    next?.focus({ preventScroll: true });
  };

  const observer = new MutationObserver(settle);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener("focusin", focusin);
  return () => {
    observer.disconnect();
    root.removeEventListener("focusin", focusin);
  };
};
