/** What the person at the screen is about to do: the card in hand, the question that is asked, the keys. */
import { getContext, setContext } from "svelte";
import { handZone, sameCard } from "../lib/places";
import { settings } from "../lib/settings.svelte";
import { seatName, tell, tellAll } from "../words/index.svelte";
import type { Action, Card, GameInfo, Sitter, Message, Seat, View, Zone } from "../lib/types";

const KEY = Symbol("play");

/** What a table is drawn from. */
export interface Given {
  view: () => View;
  game: () => GameInfo;
  holders: () => Sitter[];
  onact: () => ((action: number) => void) | undefined; // none: only to be looked at
  busy: () => boolean; // something is on its way, or more is to be shown first
}

export class Play {
  selected = $state(""); // a card's id
  pointed = $state(""); // the card under the pointer or the focus
  explained = $state(""); // the dimmed card that says why
  asking = $state<Action | null>(null); // a grave action that is asked once more
  aiming = $state.raw<Action[]>([]); // the same at several seats: which one?
  hinted = $state<number[]>([]); // actions that a hint speaks for
  marked = $state.raw<readonly string[]>([]); // ids of cards, zones and counters that are pointed at, or "seat.2"
  dragging = $state("");
  amount = $state.raw<Action | null>(null); // where a number is to be chosen: the one shown

  constructor(readonly given: Given) {}

  get view(): View {
    return this.given.view();
  }

  get game(): GameInfo {
    return this.given.game();
  }

  /** What the game says, as the person at the screen reads it. */
  tell(message: Message | null | undefined): string {
    return tell(message, this.view.game, this.view.seat);
  }

  /** What stands on a card. */
  badges(card: Card): string {
    return tellAll(card.badges, this.view.game, this.view.seat);
  }

  seatName(seat: Seat): string {
    return seatName(seat.name, this.view.game);
  }

  get can(): boolean {
    return !!this.given.onact() && !this.given.busy();
  }

  get actions(): Action[] {
    return this.can ? this.view.actions : [];
  }

  private get byId(): Map<number, Action> {
    return new Map(this.actions.map((action) => [action.id, action]));
  }

  /** What may be done with a card; of several that are the same, with each of them. */
  of(card: Card, zone: Zone): Action[] {
    const own = this.listed(card);
    if (own.length || !card.face) return own;
    const twin = zone.cards.find((one) => sameCard(one, card) && this.listed(one).length);
    return twin ? this.listed(twin) : [];
  }

  private listed(card: Card): Action[] {
    const by = this.byId;
    return card.actions.map((id) => by.get(id)).filter((action) => !!action);
  }

  /** Whether the person has to choose among the cards of this zone. */
  choosing(zone: Zone): boolean {
    return zone.cards.some((card) => this.of(card, zone).length > 0);
  }

  /** Why a card can't be used, or not in every way. */
  whyNot(card: Card, zone: Zone): Message | null {
    if (!this.can || card.why_not) return card.why_not;
    return zone === handZone(this.view) && this.choosing(zone) && !this.of(card, zone).length ? this.view.prompt : null;
  }

  /** Actions of a zone or a seat, or (no target) those with a button of their own. */
  at(target: string): Action[] {
    return this.actions.filter((action) => action.target === target && action.number === null);
  }

  get numbers(): Action[] {
    return this.actions.filter((action) => action.number !== null);
  }

  get zoneActions(): Action[] {
    const zones = new Set(this.view.zones.map((zone) => zone.id));
    return this.actions.filter((action) => zones.has(action.target));
  }

  get seatActions(): Action[] {
    return this.actions.filter((action) => action.target.startsWith("seat."));
  }

  /** The card that is chosen, where it lies, and what may be done with it. */
  get chosen(): { card: Card; zone: Zone; acts: Action[] } | null {
    return this.find(this.selected);
  }

  find(id: string): { card: Card; zone: Zone; acts: Action[] } | null {
    if (!id) return null;
    for (const zone of this.view.zones) {
      const card = zone.cards.find((one) => one.id === id);
      if (card) return { card, zone, acts: this.of(card, zone) };
    }
    return null;
  }

  /** The one main button: Enter. */
  get main(): Action | null {
    if (this.asking) return this.asking;
    const chosen = this.chosen?.acts[0];
    if (chosen) return chosen;
    if (this.amount) return this.amount;
    const free = this.at("");
    return free.length && free.length === this.actions.length ? (free[0] ?? null) : null;
  }

  /** Whether a card may be used in one way only, though others are usual: as one that may only go face down. */
  limited(card: Card, zone: Zone): boolean {
    return !!card.why_not && this.of(card, zone).length === 1;
  }

  /** Whether an action is asked once more: it is grave, or throws away what the card is usually for. */
  private asks(action: Action): boolean {
    const found = this.find(action.target);
    return action.grave || (!!found && this.limited(found.card, found.zone));
  }

  act(action: Action): void {
    if (!this.can) return;
    if (this.asks(action) && this.asking?.id !== action.id) {
      this.aiming = [];
      this.asking = action;
      return;
    }
    this.letGo();
    this.given.onact()?.(action.id);
  }

  letGo(): void {
    this.selected = "";
    this.explained = "";
    this.asking = null;
    this.aiming = [];
  }

  /** A card was clicked, tapped, or entered upon. */
  choose(card: Card, zone: Zone, how: "mouse" | "touch" | "key"): void {
    const acts = this.of(card, zone);
    const first = acts[0];
    const asked = this.asking;
    this.asking = null;
    if (!first) {
      this.explained = this.explained === card.id || !this.whyNot(card, zone) ? "" : card.id;
      this.selected = "";
      return;
    }
    this.explained = "";
    const again = this.selected === card.id;
    const twice = settings.confirm === "always" || (settings.confirm === "touch" && how === "touch");
    if (this.limited(card, zone) && !(again && how === "key")) {
      this.selected = again ? "" : card.id;
      this.asking = again ? null : first;
    } else if (again && how === "key") {
      this.asking = asked;
      this.act(first);
    }
    else if (acts.length === 1 && (again || !twice)) this.act(first);
    else this.selected = again ? "" : card.id;
  }

  /** Without asking anything else: double click, or the middle of the table. */
  playFirst(card: Card, zone: Zone): void {
    const first = this.of(card, zone)[0];
    if (first) this.act(first);
  }

  dropped(card: Card, zone: Zone): void {
    const acts = this.of(card, zone);
    if (acts.length === 1 && acts[0]) this.act(acts[0]);
    else if (acts.length) this.selected = card.id;
  }
}

export function givePlay(given: Given): Play {
  return setContext(KEY, new Play(given));
}

export function thePlay(): Play {
  return getContext<Play>(KEY);
}
