/** Cards travel from where they were to where they are. Ids name places, so a card is known again by its face or its owner. */

interface Seen {
  key: string; // place and face
  face: string;
  owner: string;
  rect: DOMRect;
  node: HTMLElement;
}

const APART = 60; // milliseconds between several that leave together

/** How long a card travels; 0: not at all. */
function duration(): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--move")) || 0;
}

export function still(): boolean {
  return duration() === 0;
}

function zoom(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
}

function look(root: HTMLElement): Seen[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")].map((node) => {
    const { card = "", face = "", owner = "" } = node.dataset;
    return { key: `${card} ${face}`, face, owner, rect: node.getBoundingClientRect(), node };
  });
}

export class Motion {
  private was: Seen[] = [];
  private begun = false;

  /** Before the table changes. */
  before(root: HTMLElement | undefined): void {
    if (root) this.was = look(root);
  }

  /** After it has changed. */
  after(root: HTMLElement | undefined, by: number | null): void {
    if (!root) return;
    const now = look(root);
    const { was } = this;
    this.was = [];
    if (!this.begun || document.hidden) {
      this.begun = true;
      return;
    }
    const stays = new Map(was.map((seen) => [seen.key, seen]));
    const keys = new Set(now.map((seen) => seen.key));
    const gone = was.filter((seen) => !keys.has(seen.key));
    let late = 0;
    for (const seen of now) {
      const before = stays.get(seen.key);
      const from = before?.rect ?? this.origin(root, seen, gone, by);
      if (!from?.width) continue;
      if (before) {
        if (!still()) move(seen.node, from, seen.rect, 0); // made room for another
      } else if (seen.rect.width) late += move(seen.node, from, seen.rect, late);
      else late += leave(root, from, seen, late);
    }
  }

  /** Where a card that is new in its place has come from. */
  private origin(root: HTMLElement, seen: Seen, gone: Seen[], by: number | null): DOMRect | undefined {
    const take = (fits: (old: Seen) => boolean): DOMRect | undefined => {
      const at = gone.findIndex((old) => old.rect.width > 0 && fits(old));
      return at < 0 ? undefined : gone.splice(at, 1)[0]?.rect;
    };
    return (
      (seen.face ? take((old) => old.face === seen.face) : undefined) ??
      take((old) => !!old.owner && old.owner === seen.owner && (!old.face || !seen.face)) ??
      (seen.owner ? (seen.rect.width ? plaque(root, seen.owner) : undefined) : this.fromMiddle(root, by))
    );
  }

  /** Something new in the middle comes from whoever acted, or from the pile. */
  private fromMiddle(root: HTMLElement, by: number | null): DOMRect | undefined {
    return by === null ? root.querySelector(".well .pile")?.getBoundingClientRect() : plaque(root, String(by));
  }
}

function plaque(root: HTMLElement, seat: string): DOMRect | undefined {
  return root.querySelector(`[data-seat="${seat}"] .crest`)?.getBoundingClientRect();
}

/** Play the way from one place to another; answers how much later the next one should leave. */
function move(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number): number {
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  if (Math.hypot(x, y) < 2) return 0;
  if (still()) {
    node.classList.add("is-new");
    window.setTimeout(() => node.classList.remove("is-new"), 2000);
    return 0;
  }
  const start = { translate: `${x / zoom()}px ${y / zoom()}px`, scale: String(Math.min(1.5, Math.max(0.4, from.height / to.height))), zIndex: 9 };
  const way = { duration: duration(), delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "backwards" as const };
  node.animate([start, { translate: "0 0", scale: "1", zIndex: 9 }], way);
  return APART;
}

/** A card whose new place is not to be seen travels to the plaque of whoever has it now. */
function leave(root: HTMLElement, from: DOMRect, seen: Seen, delay: number): number {
  const to = plaque(root, seen.owner);
  if (!to || still()) return 0;
  const ghost = seen.node.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "tabindex", "aria-label", "role"]) ghost.removeAttribute(name);
  ghost.setAttribute("aria-hidden", "true");
  ghost.classList.add("ghost");
  const by = zoom();
  ghost.style.cssText = `--w:${from.width / by}px;left:${from.left / by}px;top:${from.top / by}px`;
  root.append(ghost);
  const [x, y] = [to.left + to.width / 2 - from.left - from.width / 2, to.top + to.height / 2 - from.top - from.height / 2];
  const end = { translate: `${x / by}px ${y / by}px`, scale: "0.3", opacity: 0.4 };
  const way = { duration: duration() * 1.3, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" as const };
  ghost.animate([{ translate: "0 0", scale: "1", opacity: 1 }, end], way).onfinish = () => ghost.remove();
  return APART;
}
