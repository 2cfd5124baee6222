/** Die Wörter der Seite auf Deutsch. */
import type { Words } from "./index.svelte";

const de: Words = {
  loading: "Einen Moment.",
  "face-down card": "verdeckte Karte",
  "not here": "Unter dieser Adresse ist nichts.",
  "all games": "Alle Spiele",
  "pip.coin": ["{n} Münze", "{n} Münzen"],
  "pip.gray": ["{n} graue Münze", "{n} graue Münzen"],
  "pip.fingerprint": ["{n} Fingerabdruck", "{n} Fingerabdrücke"],
  "pip.block": ["{n} Block", "{n} Blöcke"],
  "pip.chip": ["{n} Chip", "{n} Chips"],
  "pip.other": ["{n} davon", "{n} davon"],
};

export default de;
