/**
 * Cards travel from where they were to where they are, and turn over on their way. Ids name places, so a card is known
 * again by its face or its owner.
 */

/** Where a card comes from, and what it looked like there, if that was another side. */
interface Origin {
  rect: DOMRect;
  otherSide?: HTMLElement;
}

interface Drawn {
  key: string; // place and face
  face: string;
  owner: string;
  rect: DOMRect;
  node: HTMLElement;
  copy: HTMLElement | undefined; // as it looked then: the page may use the node again for another card
}

const APART = 60; // milliseconds between several that leave together
const EASING = "cubic-bezier(.2,.7,.2,1)";

/** How long a card travels, or turns over; 0: not at all. */
function duration(of: "--move" | "--turn"): number {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(of)) || 0;
}

export function still(): boolean {
  return duration("--move") === 0;
}

function zoom(): number {
  return Number(getComputedStyle(document.documentElement).getPropertyValue("--zoom")) || 1;
}

function look(root: HTMLElement, copied = false): Drawn[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")].map((node) => {
    const { card = "", face = "", owner = "" } = node.dataset;
    const copy = copied ? copyOf(node) : undefined;
    return { key: `${card} ${face}`, face, owner, rect: node.getBoundingClientRect(), node, copy };
  });
}

/** The looks of a card, and nothing else of it. */
function copyOf(node: HTMLElement): HTMLElement {
  const copy = node.cloneNode(true) as HTMLElement;
  for (const name of ["data-card", "tabindex", "aria-label", "role"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("ghost");
  return copy;
}

export class Motion {
  private was: Drawn[] = [];
  private begun = false;

  /** Before the table changes. */
  before(root: HTMLElement | undefined): void {
    if (root) this.was = look(root, !still());
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
    // A face tells for certain which card it is: before any is guessed by its owner.
    const known = new Map(now.filter((seen) => seen.face && !stays.has(seen.key)).map((seen) => [seen, take(gone, seen, (old) => old.face === seen.face)]));
    let late = 0;
    for (const seen of now) {
      const before = stays.get(seen.key);
      const from = before ?? known.get(seen) ?? origin(root, seen, gone, by);
      if (!from?.rect.width) continue;
      if (before) {
        if (!still()) move(seen.node, from.rect, seen.rect, 0); // made room for another
      } else if (seen.rect.width) late += arrive(root, from, seen, late);
      else late += leave(root, from.rect, seen, late);
    }
  }
}

/** The place of the first card that fits, of those that have left theirs; no other can have come from there. */
function take(gone: Drawn[], seen: Drawn, fits: (old: Drawn) => boolean): Origin | undefined {
  const at = gone.findIndex((old) => old.rect.width > 0 && fits(old));
  return at < 0 ? undefined : placeOf(gone.splice(at, 1)[0], seen);
}

/** Where a card that is new in its place, and was not seen before, has come from. */
function origin(root: HTMLElement, seen: Drawn, gone: Drawn[], by: number | null): Origin | undefined {
  return (
    take(gone, seen, (old) => !!old.owner && old.owner === seen.owner && (!old.face || !seen.face)) ??
    (seen.owner ? (seen.rect.width ? plaque(root, seen.owner) : undefined) : fromMiddle(root, seen, by))
  );
}

function placeOf(old: Drawn | undefined, seen: Drawn): Origin | undefined {
  if (!old) return undefined;
  return !old.face === !seen.face || !old.copy ? { rect: old.rect } : { rect: old.rect, otherSide: old.copy };
}

/** Something new in the middle comes from whoever acted, or from the pile. */
function fromMiddle(root: HTMLElement, seen: Drawn, by: number | null): Origin | undefined {
  if (by !== null) return plaque(root, String(by));
  const pile = root.querySelector(".well .pile");
  const top = pile?.querySelector<HTMLElement>("[data-card]");
  const rect = (top ?? pile)?.getBoundingClientRect();
  if (!rect) return undefined;
  return top && seen.face && !top.dataset.face ? { rect, otherSide: copyOf(top) } : { rect };
}

function plaque(root: HTMLElement, seat: string): Origin | undefined {
  const crest = root.querySelector(`[data-seat="${seat}"] .crest`);
  return crest ? { rect: crest.getBoundingClientRect() } : undefined;
}

/** A card comes to its place, and turns over if it lay there on its other side; how much later the next should leave. */
function arrive(root: HTMLElement, { rect, otherSide }: Origin, seen: Drawn, delay: number): number {
  if (!otherSide || still()) return move(seen.node, rect, seen.rect, delay);
  const time = duration("--turn");
  move(seen.node, rect, seen.rect, delay, time);
  travel(root, otherSide, rect, seen.rect, { duration: time, delay });
  const half = { duration: time / 2, composite: "add" as const, fill: "both" as const };
  const narrow = { transform: "scaleX(0)" };
  const away = otherSide.animate([{ transform: "none" }, narrow], { ...half, delay, easing: "ease-in" });
  away.onfinish = () => otherSide.remove();
  const back = { ...half, fill: "backwards" as const, delay: delay + time / 2, easing: "ease-out" };
  seen.node.animate([narrow, { transform: "none" }], back);
  return APART;
}

/** By how much the middle of one place is beside the middle of another. */
function between(from: DOMRect, to: DOMRect): [number, number] {
  return [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
}

/** Play the way from one place to another; answers how much later the next one should leave. */
function move(node: HTMLElement, from: DOMRect, to: DOMRect, delay: number, time = duration("--move")): number {
  const [x, y] = between(from, to);
  if (Math.hypot(x, y) < 2) return 0;
  if (still()) {
    node.classList.add("is-new");
    window.setTimeout(() => node.classList.remove("is-new"), 2000);
    return 0;
  }
  const start = { translate: `${x / zoom()}px ${y / zoom()}px`, scale: String(Math.min(1.5, Math.max(0.4, from.height / to.height))), zIndex: 9 };
  const way = { duration: time, delay, easing: EASING, fill: "backwards" as const };
  node.animate([start, { translate: "0 0", scale: "1", zIndex: 9 }], way);
  return APART;
}

/** Lay the looks of a card where it was, and let them travel; they shrink or fade on their way, if so wanted. */
function travel(root: HTMLElement, ghost: HTMLElement, from: DOMRect, to: DOMRect, way: KeyframeAnimationOptions, end: Keyframe = {}): Animation {
  const by = zoom();
  ghost.style.cssText = `--w:${from.width / by}px;left:${from.left / by}px;top:${from.top / by}px`;
  root.append(ghost);
  const [x, y] = between(to, from);
  const last = { translate: `${x / by}px ${y / by}px`, ...end };
  return ghost.animate([{ translate: "0 0", scale: "1", opacity: 1 }, last], { easing: EASING, fill: "both", ...way });
}

/** A card whose new place is not to be seen travels to the plaque of whoever has it now. */
function leave(root: HTMLElement, from: DOMRect, seen: Drawn, delay: number): number {
  const to = plaque(root, seen.owner);
  if (!to || still()) return 0;
  const ghost = copyOf(seen.node);
  const way = { duration: duration("--move") * 1.3, delay };
  travel(root, ghost, from, to.rect, way, { scale: "0.3", opacity: 0.4 }).onfinish = () => ghost.remove();
  return APART;
}
