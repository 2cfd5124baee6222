/** What Lucre and COIN have in common. Each of them says what its prize, its hoard and its coins are called. */
import type { Phrasebook } from "../sentences.ts";

export const twosided: Phrasebook = {
  kinds: {
    suit: [
      ["Blue", "Blau"],
      ["Green", "Grün"],
      ["Red", "Rot"],
      ["Yellow", "Gelb"],
      ["Orange", "Orange"],
    ],
    card: [["{suit} {n}", "{suit} {n}"]],
    the_value: [["{n}", "die {n}"]],
    counted: [["{name} {n}", "{name} {n}"]],
  },
  sentences: [
    ["{suit}", "{suit}"],
    ["{card}", "{card}"],

    // Letters on cards
    ["letter of Blue", "B"],
    ["letter of Green", "Gr"],
    ["letter of Red", "R"],
    ["letter of Yellow", "Ge"],
    ["letter of Orange", "O"],

    // The table
    ["Middle", "Mitte"],
    ["Deck", "Stapel"],
    ["Unclaimed", "Herrenlos"],
    ["Beneath your deck", "Unter deinem Stapel"],
    ["Somewhere in your deck", "Irgendwo in deinem Stapel"],
    ["highest", "höchste"],
    ["lowest", "niedrigste"],
    ["{n} on fronts, {n2} face down, {won} won", "{n} auf Vorderseiten, {n2} verdeckt, {won} gewonnen"],

    // Plays
    ["{n} up", "{n} offen"],
    ["{n} down", "{n} verdeckt"],
    ["Face up", "Offen"],
    ["Face down", "Verdeckt"],
    ["{back}, no value", "{back}, kein Wert"],
    ["the only card face up so far", "bisher die einzige offene Karte"],
    ["highest so far, for {the_prize}", "bisher die höchste, um {the_prize}"],
    ["lowest so far, would stay face up", "bisher die niedrigste, bliebe offen liegen"],
    [
      "neither highest nor lowest: would be turned over, {back}",
      "weder höchste noch niedrigste: würde umgedreht, {back}",
    ],
    ["Your card for the middle, face up or face down.", "Deine Karte für die Mitte, offen oder verdeckt."],
    ["{name} plays to the middle.", "{name} spielt in die Mitte."],
    ["keep", "behalten"],
    ["Keep your hand", "Hand behalten"],
    ["Put beneath", "Unterschieben"],
    ["you draw it last", "du ziehst sie zuletzt"],

    // Why not
    ["{name} does not hold the {n}", "{name} hat die {n} nicht auf der Hand"],
    [
      "{barred}, and no value may be played twice; it may go face down",
      "{barred}, und kein Wert darf zweimal offen liegen; verdeckt geht sie",
    ],
    ["{name} has played {n}", "{name} hat die {n} gespielt"],

    // The log
    ["{name} draws the {the_value+}.", "{name} zieht {the_value+}."],
    ["{name} plays {n} face up.", "{name} spielt die {n} offen."],
    ["{name} plays a card face down.", "{name} spielt eine Karte verdeckt."],
    ["{name}'s face-down card is the {n}.", "Die verdeckte Karte von {name} ist die {n}."],
    ["{name} is highest with {n} and takes {card+}.", "{name} liegt mit der {n} am höchsten und nimmt {card+}."],
    ["{name} is highest with {n}; it stays face up.", "{name} liegt mit der {n} am höchsten; sie bleibt offen."],
    ["{name} is highest alone with {n}; it stays face up.", "Nur {name} hat offen gespielt; die {n} bleibt offen."],
    ["{name} is lowest with {n}; it stays face up.", "{name} liegt mit der {n} am niedrigsten; sie bleibt offen."],
    ["Nobody wins {the_prize}: {name} takes {card+}.", "Niemand gewinnt {the_prize}: {name} nimmt {card+}."],
    ["{name}: {back}, face down.", "{name}: {back}, verdeckt."],
    ["{name+}: {back} each, face down.", "{name+}: je {back}, verdeckt."],

    // Where coins come from
    ["highest cards", "höchste Karten"],
    ["lowest cards", "niedrigste Karten"],
    ["face-down cards", "verdeckte Karten"],

    // Options
    [
      "Coins on the values 1 to 13; estimated, as only 9 and 12 are known: type in those of your own cards",
      "Münzen auf den Werten 1 bis 13; geschätzt, denn bekannt sind nur 9 und 12: Gib die deiner eigenen Karten ein",
    ],
    [
      "estimated, lean, rich, or 13 numbers from 1 to 3 with commas between",
      "geschätzt, mager, üppig oder 13 Zahlen von 1 bis 3 mit Kommas dazwischen",
    ],
    ["estimated", "geschätzt"],
    ["lean", "mager"],
    ["rich", "üppig"],
    ["What the only face-up card in the middle wins", "Was die einzige offene Karte in der Mitte gewinnt"],
    [
      "Hide the log of earlier tricks: who wants to know what was turned over must remember it",
      "Das Protokoll früherer Stiche bleibt verborgen: Wer wissen will, was umgedreht wurde, muss es sich merken",
    ],
    ["all at once, told when all have chosen", "alle zugleich; erst wenn alle gewählt haben, wird es gesagt"],
  ],
};
