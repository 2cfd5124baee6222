/**
 * Words for messages. A message is a key and arguments; catalogues (Fluent) say it in a language. The name of an argument
 * tells what it is: `seat` a seat's number, `card` a suit and a rank, `suit` a suit, also with a digit or in the plural.
 * In a catalogue YOU($seat) is "yes" where that seat is the reader's own, or among $seats, and FORM($card, case:
 * "accusative") is an attribute of the entry that names the card. The reader's own seat keeps its name, unless a form is
 * asked for that the entry `you` has; in a list it is "You", and first. Python does the same in core/words.py.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import type { Message } from "../lib/types";

type Arg = Message["args"][string];
type Item = Exclude<Arg, unknown[]>;
type Pattern = Parameters<FluentBundle["formatPattern"]>[0];
export type Viewer = number | null; // a seat

const KIND = /^(seat|card|suit)s?\d*$/;

/** What messages say in one language: entries of several catalogues, of which later ones win. */
export class Words {
  readonly gaps = new Set<string>(); // what could not be said as it should
  readonly seats: readonly string[];
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: string[], seats: readonly string[] = []) {
    this.seats = seats;
    this.bundle = new FluentBundle(language, { functions: { YOU: you, FORM: form }, useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The message in words, as somebody in this seat reads it (null: anybody else); its entry may have another form. */
  say({ key, args = {} }: Message, viewer: Viewer = null, form = ""): string {
    const values = Object.entries(args).map(([name, value]) => [name, this.arg(name, value, viewer)] as const);
    return this.format(key, form, Object.fromEntries(values)) ?? key;
  }

  /** An entry with texts and numbers filled in as they are. */
  fill(key: string, given: Record<string, string | number> = {}): string {
    const values = Object.entries(given).map(([name, value]) => [name, plain(value)] as const);
    return this.format(key, "", Object.fromEntries(values)) ?? key;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** An entry without arguments, or an attribute of it, if there is such. */
  find(key: string, attribute = ""): string | undefined {
    const entry = this.bundle.getMessage(key);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    return pattern ? this.written(key, pattern) : undefined;
  }

  /** The name of a suit, a rank or a seat: by its own entry, else as it is. */
  name(kind: "seat" | "suit" | "rank", name: string, form = ""): string {
    const key = `${kind}-${name.replaceAll(" ", "-")}`;
    return this.find(key, form) || this.find(key) || name;
  }

  /** The name of a card: suit and rank, or the one that it has. */
  card(card: string, form = ""): string {
    const at = card.lastIndexOf(" ");
    const rank = card.slice(at + 1);
    if (at >= 0) return this.fill("card", { suit: this.name("suit", card.slice(0, at), form), rank: this.name("rank", rank, form) });
    return this.name(this.find(`suit-${rank}`) ? "suit" : "rank", rank, form);
  }

  /** A, B and C. */
  list(items: string[]): string {
    const last = items.length - 1;
    return items.reduce((list, item, n) => (n ? this.fill(n === last ? "list-last" : "list-middle", { list, item }) : item), "");
  }

  private format(key: string, form: string, args: Record<string, FluentValue>): string | undefined {
    const entry = this.bundle.getMessage(key);
    const pattern = entry?.attributes[form] ?? entry?.value;
    if (!pattern) this.gaps.add(key);
    return pattern ? this.written(key, pattern, args) : undefined;
  }

  private written(key: string, pattern: Pattern, args: Record<string, FluentValue> = {}): string {
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) this.gaps.add(`${key}: ${error.message}`);
    return text.includes("\n") ? text.trim().split(/\s+/).join(" ") : text;
  }

  private arg(name: string, value: Arg, viewer: Viewer): FluentValue {
    const kind = KIND.exec(name)?.[1] ?? "";
    if (!Array.isArray(value)) return this.item(kind, value, viewer);
    const sorted = kind === "seat" ? [...value].sort((a, b) => Number(b === viewer) - Number(a === viewer)) : value;
    const items = sorted.map((one) => this.item(kind, one, viewer));
    const own = items.some(isOwn);
    return new Thing((form) => this.list(items.map((item) => this.listed(item, form))), own);
  }

  private listed(item: FluentValue, form: string): string {
    if (!form && isOwn(item)) return this.find("you") ?? String(item);
    return item instanceof Thing ? item.form(form) : String(item);
  }

  private seat(number: number, viewer: Viewer): Thing {
    const own = number === viewer;
    const name = (form: string): string => this.name("seat", this.seats[number] ?? `${number}`, form);
    return new Thing((form) => (own && form && this.find("you", form)) || name(form), own);
  }

  private item(kind: string, value: Item, viewer: Viewer): FluentValue {
    if (typeof value === "object") return new Thing((form) => this.say(value, viewer, form));
    if (kind === "seat") return this.seat(Number(value), viewer);
    if (kind === "card") return new Thing((form) => this.card(String(value), form));
    if (kind === "suit") return new Thing((form) => this.name("suit", String(value), form));
    return plain(value);
  }
}

function plain(value: string | number): FluentValue {
  return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : value;
}

/** Something that may have several forms; of a seat also whether it is the reader's own. */
class Thing extends FluentType<string> {
  readonly form: (form: string) => string;
  readonly own: boolean;

  constructor(form: (form: string) => string, own = false) {
    super("");
    this.form = form;
    this.own = own;
  }

  override toString(): string {
    return this.form("");
  }
}

function isOwn(value: FluentValue | undefined): boolean {
  return value instanceof Thing && value.own;
}

function you([seat]: FluentValue[]): string {
  return isOwn(seat) ? "yes" : "no";
}

function form([thing]: FluentValue[], { case: form }: Record<string, FluentValue>): FluentValue {
  return thing instanceof Thing ? thing.form(String(form)) : (thing ?? "");
}
