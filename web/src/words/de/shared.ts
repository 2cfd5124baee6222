/** What every game may say, and what people say to each other. */
import type { Phrasebook } from "../sentences.ts";

export const shared: Phrasebook = {
  kinds: {
    unit: [
      ["coins", "Münzen"],
      ["points", "Punkte"],
      ["chips", "Chips"],
    ],
    how_often: [
      ["hardly ever wins", "gewinnt fast nie"],
      ["almost always wins", "gewinnt fast immer"],
      ["wins {n}% of the time", "gewinnt in {n} % der Fälle"],
    ],
  },
  sentences: [
    ["{n}", "{n}"],
    ["{unit}", "{unit}"],

    // The table
    ["Hand", "Hand"],
    ["Your hand", "Deine Hand"],
    ["Coins", "Münzen"],
    ["Points", "Punkte"],
    ["Chips", "Chips"],
    ["Trick", "Stich"],
    ["Lead", "Vorhand"],
    ["of complete rounds", "aus ganzen Runden"],
    ["One moment.", "Einen Moment."],

    // Stages, also within a sentence
    ["The end", "Spielende"],
    ["Round {n} of {n2}", "Runde {n} von {n2}"],
    ["Round {n}", "Runde {n}"],
    ["round {n}", "Runde {n}"],
    ["trick {n} of {n2}", "Stich {n} von {n2}"],
    ["trick {n}", "Stich {n}"],
    ["Trick {n}", "Stich {n}"],
    ["Deciding round", "Entscheidungsrunde"],
    ["deciding round", "Entscheidungsrunde"],

    // Statistics
    ["at the start", "zu Beginn"],
    ["in play", "im Spiel"],

    // Options
    ["on or off", "an oder aus"],
    ["a whole number from {n} to {n2}", "eine ganze Zahl von {n} bis {n2}"],
    ["all of them", "alle"],
    ["nobody", "niemand"],

    // Hints
    ["{move}: {how_often}, {outlook}", "{move}: {how_often}, {outlook}"],
    ["about {n} {unit} to {name}'s {n2}", "etwa {n} {unit} gegen {n2} von {name}"],
    ["as good as {move}", "so gut wie {move}"],
    ["probably better than {move}", "wohl besser als {move}"],
    ["slightly better than {move}", "etwas besser als {move}"],
    ["clearly best", "eindeutig am besten"],
    ["then mostly {move} ({when})", "danach meist {move} ({when})"],
    ["then mostly {move}", "danach meist {move}"],
    ["keeps {n} for {when} ({move})", "hebt die {n} für {when} auf ({move})"],
    ["keeps {n} for {when}", "hebt die {n} für {when} auf"],
    ["keeps {thing} for {when} ({move})", "hebt {thing} für {when} auf ({move})"],
    ["keeps {thing} for {when}", "hebt {thing} für {when} auf"],

    // Phrases
    ["Hello!", "Hallo!"],
    ["Well played!", "Gut gespielt!"],
    ["Thank you.", "Danke."],
    ["Oops.", "Hoppla."],
    ["Ouch!", "Autsch!"],
    ["Phew.", "Puh."],
    ["Let me think.", "Ich überlege."],
    ["It's your turn.", "Du bist dran."],
    ["One more?", "Noch eins?"],
    ["I have to go.", "Ich muss los."],
    ["Good game!", "Schönes Spiel!"],
    ["Ha!", "Ha!"],

    // A choice in a review
    ["{label}: {thing}", "{label}: {thing}"],

    // Several parts of a prompt, a hint, or a card's badge
    ["{part}. {part2}", "{part}. {part2}"],
    ["{reason}.", "{reason}."],
    ["{badge}, {badge2}", "{badge}, {badge2}"],
    ["{part}; {part2}", "{part}; {part2}"],
  ],
};
