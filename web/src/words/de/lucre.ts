/** Lucre: Purse is Beutel, Wealth is Vermögen, the Lead is Vorhand. */
import type { Phrasebook } from "../sentences.ts";

export const lucre: Phrasebook = {
  kinds: {
    the_prize: [["the Purse", "den Beutel"]],
    won: [
      ["1 Purse", "1 Beutel"],
      ["{n} Purses", "{n} Beutel"],
    ],
    back: [["one coin", "eine Münze"]],
    coins: [
      ["1 coin", "1 Münze"],
      ["{n} coins", "{n} Münzen"],
    ],
  },
  sentences: [
    [
      "Eight purses, four guilds: the highest card takes the purse, the lowest keeps its face",
      "Acht Beutel, vier Gilden: Die höchste Karte nimmt den Beutel, die niedrigste wahrt ihr Gesicht",
    ],
    [
      "Design John Clowdus, published by Small Box Games",
      "Von John Clowdus, erschienen bei Small Box Games",
    ],

    // The table
    ["Purse", "Beutel"],
    ["the Purse", "der Beutel"],
    ["Purses to come", "Kommende Beutel"],
    ["Wealth", "Vermögen"],
    ["Lead", "Vorhand"],
    ["Swapped", "Getauscht"],
    ["Coins in the first game", "Münzen im ersten Spiel"],
    ["Before round 1", "Vor Runde 1"],
    ["Play-off, {stage}", "Stechen, {stage}"],
    ["play-off, {stage}", "Stechen, {stage}"],

    // Prompts and actions
    [
      "Choose a card to put beneath your deck, or keep what you hold. You may swap up to two.",
      "Schieb eine Karte unter deinen Stapel oder behalte deine Hand. Du darfst bis zu zwei tauschen.",
    ],
    [
      "Choose a second card to put beneath your deck, or draw one now.",
      "Schieb noch eine zweite Karte unter deinen Stapel oder zieh jetzt eine.",
    ],
    ["Everyone may swap cards.", "Alle dürfen Karten tauschen."],
    ["{name} may swap cards.", "{name} darf Karten tauschen."],
    ["You lead: choose a card for your Wealth.", "Du bist Vorhand: Wähle eine Karte für dein Vermögen."],
    ["{name} leads and adds a card to its Wealth.", "{name} ist Vorhand und legt eine Karte ins Vermögen."],
    ["That is all", "Das war's"],
    ["draw one card", "du ziehst eine Karte"],
    ["draw none", "du ziehst keine"],
    ["one coin, unseen", "eine Münze, ungesehen"],
    ["{coins}, for good", "{coins}, sicher"],
    ["To your Wealth", "Ins Vermögen"],
    ["swap {n}", "{n} tauschen"],
    ["wealth {n}", "{n} ins Vermögen"],

    // Why not
    ["{name} put {n} in the Wealth", "{name} hat die {n} ins Vermögen gelegt"],
    ["the Purse is {n}", "der Beutel ist eine {n}"],

    // The log
    ["{name} puts the {n} beneath the deck.", "{name} schiebt die {n} unter den Stapel."],
    ["{name} swaps {n}.", "{name} tauscht {n}."],
    ["Cards swapped: {counted+}.", "Getauschte Karten: {counted+}."],
    [
      "Round {n}: the Purse is {card} ({coins}); {name} leads.",
      "Runde {n}: Der Beutel ist {card} ({coins}); {name} ist Vorhand.",
    ],
    ["{name} adds {n} to its Wealth.", "{name} legt die {n} ins Vermögen."],
    ["{name} adds a face-down card to its Wealth.", "{name} legt eine verdeckte Karte ins Vermögen."],
    ["{name}'s card for its Wealth is the {n}.", "Die Karte, die {name} ins Vermögen legt, ist die {n}."],
    [
      "Nobody wins the Purse: it waits for the next winner.",
      "Niemand gewinnt den Beutel: Er fällt an den nächsten Gewinner.",
    ],
    ["Nobody wins the Purse: it is set aside.", "Niemand gewinnt den Beutel: Er kommt beiseite."],
    ["Last cards, face up: {counted+}.", "Die letzten Karten, offen: {counted+}."],
    ["Coins: {counted+}.", "Münzen: {counted+}."],
    [
      "{name+} are level with {n} coins and play off: the best of them wins.",
      "{name+} liegen mit {n} Münzen gleichauf und gehen ins Stechen: Wer dort vorn liegt, gewinnt.",
    ],

    // Where coins come from
    ["Purses", "Beutel"],
    ["cards added as Lead", "Karten als Vorhand"],
    ["last cards", "letzte Karten"],

    // Who won
    ["{name} wins with {n} coins to {n2}", "{name} gewinnt mit {n} zu {n2} Münzen"],
    ["{name} wins on cards, {n} to {n2}", "{name} gewinnt bei gleich vielen Münzen nach Karten, {n} zu {n2}"],
    [
      "{name} wins by seat order, level with {name2+} at {n} coins",
      "{name} gewinnt nach der Sitzordnung, mit {n} Münzen gleichauf mit {name2+}",
    ],
    [
      "{name+} share the win with {n} coins and {n2} cards each",
      "{name+} teilen sich den Sieg mit je {n} Münzen und {n2} Karten",
    ],
    [
      "{name+} share the win, level again in the play-off ({counted+})",
      "{name+} teilen sich den Sieg, auch im Stechen gleichauf ({counted+})",
    ],
    ["{name} wins the play-off ({counted+})", "{name} gewinnt das Stechen ({counted+})"],
    [
      "{name} wins the play-off on cards, {n} to {n2} ({counted+})",
      "{name} gewinnt das Stechen nach Karten, {n} zu {n2} ({counted+})",
    ],

    // Options
    [
      "Before round 1 everyone may swap up to two cards",
      "Vor Runde 1 dürfen alle bis zu zwei Karten tauschen",
    ],
    [
      "In which order two swapped cards lie beneath the deck",
      "In welcher Reihenfolge zwei getauschte Karten unter dem Stapel liegen",
    ],
    [
      "their owner decides: the second lies below the first",
      "wie man sie wählt: die zweite unter der ersten",
    ],
    ["by chance", "wie es der Zufall will"],
    ["How the swaps before round 1 are chosen", "Wie vor Runde 1 getauscht wird"],
    ["one after the other, each seeing how many", "der Reihe nach; alle sehen, wie viele es sind"],
    [
      "The value that the lead adds to its Wealth may not be played face up by others",
      "Den Wert, den die Vorhand ins Vermögen legt, darf niemand sonst offen spielen",
    ],
    [
      "The value of the Purse may not be played face up, as in COIN",
      "Der Wert des Beutels darf nicht offen gespielt werden, wie in COIN",
    ],
    ["What becomes of a Purse that nobody wins", "Was mit einem Beutel geschieht, den niemand gewinnt"],
    ["it is set aside and scores for nobody", "er kommt beiseite und zählt für niemanden"],
    ["it waits: the next winner of a Purse takes it, too", "er bleibt liegen: Wer den nächsten gewinnt, bekommt ihn dazu"],
    ["the lead takes it", "die Vorhand bekommt ihn"],
    ["the Purse, being the highest", "den Beutel, als höchste Karte"],
    [
      "nothing: the Purse is unclaimed; the card stays face up",
      "nichts: Der Beutel bleibt herrenlos; die Karte bleibt offen",
    ],
    [
      "The lead's card for its Wealth goes there face down, worth one coin (not recommended)",
      "Die Vorhand legt ihre Karte verdeckt ins Vermögen, wo sie eine Münze zählt (nicht zu empfehlen)",
    ],
    ["Who wins when coins and cards are level", "Wer gewinnt, wenn Münzen und Karten gleich sind"],
    ["the first of them in seat order", "wer von ihnen zuerst in der Sitzordnung kommt"],
    [
      "the best of them in one more game; all of them if they are level again",
      "wer von ihnen ein weiteres Spiel gewinnt; alle, wenn sie wieder gleichauf liegen",
    ],

    // Tips
    [
      "After eight rounds the most coins in front of you win. A front shows one to three coins, every back is one.",
      "Nach acht Runden gewinnt, wer die meisten Münzen vor sich hat. Vorderseiten zeigen eine bis drei, jede Rückseite ist eine.",
    ],
    [
      "You may swap up to two cards. They go beneath your deck and come back as the last you draw. Keep what shows three coins.",
      "Du darfst bis zu zwei Karten tauschen. Sie kommen unter deinen Stapel und zuletzt wieder. Behalte, was drei Münzen zeigt.",
    ],
    [
      "You lead. First one card goes to your Wealth, and its coins are safe. Choose one that is rarely highest or lowest, like a 7.",
      "Du bist Vorhand. Zuerst kommt eine Karte sicher in dein Vermögen. Nimm eine, die selten höchste oder niedrigste ist, etwa eine 7.",
    ],
    [
      "Face up a card competes: the highest takes the Purse, the lowest keeps its coins, any other is turned over and worth one coin.",
      "Offen spielt eine Karte mit: Die höchste nimmt den Beutel, die niedrigste behält ihre Münzen, jede andere zählt umgedreht eine Münze.",
    ],
    [
      "Face down a card is one coin, whatever is on its front. It can't win, but nobody can stop it. Use a poor card.",
      "Verdeckt ist jede Karte eine Münze. Sie kann nicht gewinnen, aber niemand nimmt sie dir. Spiel so eine arme Karte.",
    ],
    [
      "No value shows twice in a round. If yours is taken, by a card in the middle or the Lead's, it can only go face down.",
      "Kein Wert liegt in einer Runde zweimal offen. Ist deiner vergeben, in der Mitte oder bei der Vorhand, geht er nur verdeckt.",
    ],
    [
      "The lowest card stays face up as well, and keeps its coins. Low cards can pay as much as high ones.",
      "Auch die niedrigste Karte bleibt offen und behält ihre Münzen. Niedrige Karten können so viel bringen wie hohe.",
    ],
    [
      "Whoever is highest keeps that card and the Purse, both face up. The owner of the next Purse leads next.",
      "Wer am höchsten liegt, behält diese Karte und den Beutel, beide offen. Wem der nächste Beutel gehört, der ist Vorhand.",
    ],
    [
      "Two rounds to go. The last card in your hand will count face up: keep a rich one that wins no more.",
      "Noch zwei Runden. Deine letzte Handkarte zählt offen: Heb dir eine reiche auf, die nichts mehr gewinnt.",
    ],
  ],
};
