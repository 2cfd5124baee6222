/** What had the focus may be gone after a move: whoever plays by keyboard goes on from their hand. */

let byKeyboard = false;
window.addEventListener("keydown", () => (byKeyboard = true), { capture: true });
window.addEventListener("pointerdown", () => (byKeyboard = false), { capture: true });

export class Focus {
  private held: Element | null = null;

  before(root: HTMLElement | undefined): void {
    this.held = root?.contains(document.activeElement) ? document.activeElement : null;
  }

  after(root: HTMLElement | undefined): void {
    if (!byKeyboard || !this.held || this.held.isConnected || document.activeElement !== document.body) return;
    const next = root?.querySelector<HTMLElement>('.hand [data-card][tabindex="0"]') ?? root?.querySelector<HTMLElement>(".prompt");
    next?.focus({ preventScroll: true });
  }
}
