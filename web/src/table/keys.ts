/** The keys of the table. Those around it (hint, ledger, rules) belong to its page. */
import { handZone, sorted } from "../lib/places";
import type { Play } from "./play.svelte";
import { settings } from "../lib/settings.svelte";

/** Whether a key press is for the table: not in a field, not beneath a sheet, not a browser's own. */
export function forTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  return !target.closest("input, select, textarea, dialog") && !document.querySelector("dialog[open]");
}

export function keysOf(play: Play): (event: KeyboardEvent) => void {
  return (event) => {
    if (!forTable(event)) return;
    if (/^[1-9]$/.test(event.key) && play.aiming.length) aim(play, event);
    else if (/^[0-9]$/.test(event.key)) chooseNth(play, event);
    else if (event.key === "Escape") play.letGo();
    else if (event.key === "Enter") enter(play, event);
    else byLetter(play, event);
  };
}

function chooseNth(play: Play, event: KeyboardEvent): void {
  const zone = handZone(play.view);
  const cards = zone ? sorted(zone.cards, play.game.look, settings.sort) : [];
  const card = cards[(Number(event.key) + 9) % 10];
  if (!card) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`[data-card="${card.id}"]`)?.focus();
  const found = play.find(card.id);
  play.selected = found?.acts.length ? card.id : "";
  play.explained = found && !found.acts.length && play.whyNot(card, found.zone) ? card.id : "";
}

/** The main button, unless the focus is on something that has a meaning of its own. */
function enter(play: Play, event: KeyboardEvent): void {
  const target = event.target as HTMLElement;
  const idle = target.matches("[data-card][aria-disabled]") && !play.explained;
  if ((target.closest("button, a, summary") && !idle) || !play.main) return;
  event.preventDefault();
  play.act(play.main);
}

function byLetter(play: Play, event: KeyboardEvent): void {
  const key = event.key.toLowerCase();
  const chosen = play.chosen?.acts ?? [];
  const free = play.actions.filter((action) => !play.find(action.target) && action.number === null);
  const [action, ...others] = [...chosen, ...free].filter((one) => one.key.toLowerCase() === key);
  if (!action) return;
  event.preventDefault();
  if (others.length) play.aiming = [action, ...others];
  else play.act(action);
}

/** The seat that a key was meant for, clockwise from the left. */
function aim(play: Play, event: KeyboardEvent): void {
  const action = play.aiming[Number(event.key) - 1];
  event.preventDefault();
  play.aiming = [];
  if (action) play.act(action);
}
