/**
 * The Village: the professions are Hügel, Kirchturm, Truhe, Rechen; the Stumble Token is Stolpermarke, a winning hand
 * Gewinnblatt, the Courtyard Hof, the refuse pile Abfallhaufen.
 */
import type { Pair, Phrasebook } from "../sentences.ts";

const PROFESSIONS = ["Hill", "Steeple", "Coffer", "Rake"];

/** A phrase for each profession in turn, from the phrase for the Hill; `public` with the adjective. */
function each(phrase: string, ...translations: string[]): Pair[] {
  return PROFESSIONS.map((name, i) => [phrase.replace("Hill", name), translations[i] ?? ""]);
}

export const village: Phrasebook = {
  kinds: {
    profession: each("Hill", "Hügel", "Kirchturm", "Truhe", "Rechen"),
    the_profession: each("the Hill", "der Hügel", "der Kirchturm", "die Truhe", "der Rechen"),
    The_profession: each("The Hill", "Der Hügel", "Der Kirchturm", "Die Truhe", "Der Rechen"),
    takes_the: each("the Hill", "den Hügel", "den Kirchturm", "die Truhe", "den Rechen"),
    a_new: each("a Hill", "ein Hügel", "ein Kirchturm", "eine Truhe", "ein Rechen"),
    A_card: each("A Hill", "Ein Hügel", "Ein Kirchturm", "Eine Truhe", "Ein Rechen"),
    a_card: [
      ...each("a Hill", "einen Hügel", "einen Kirchturm", "eine Truhe", "einen Rechen"),
      ...each("a public Hill", "einen offenen Hügel", "einen offenen Kirchturm", "eine offene Truhe", "einen offenen Rechen"),
    ],
    card: [
      ...each("Hill", "Hügel", "Kirchturm", "Truhe", "Rechen"),
      ...each("public Hill", "offenen Hügel", "offenen Kirchturm", "offene Truhe", "offenen Rechen"),
    ],
    no_card: [
      ...each("no Hill", "keinen Hügel", "keinen Kirchturm", "keine Truhe", "keinen Rechen"),
      ...each("no public Hill", "keinen offenen Hügel", "keinen offenen Kirchturm", "keine offene Truhe", "keinen offenen Rechen"),
    ],
    your_card: [
      ...each("your Hill", "deinen Hügel", "deinen Kirchturm", "deine Truhe", "deinen Rechen"),
      ...each("your public Hill", "deinen offenen Hügel", "deinen offenen Kirchturm", "deine offene Truhe", "deinen offenen Rechen"),
    ],
    held: [
      ...each("1 Hill", "1 Hügel", "1 Kirchturm", "1 Truhe", "1 Rechen"),
      ...each("{n} Hills", "{n} Hügel", "{n} Kirchtürme", "{n} Truhen", "{n} Rechen"),
      ["no cards", "keine Karten"],
    ],
    with_held: [
      ...each("1 Hill", "1 Hügel", "1 Kirchturm", "1 Truhe", "1 Rechen"),
      ...each("{n} Hills", "{n} Hügeln", "{n} Kirchtürmen", "{n} Truhen", "{n} Rechen"),
    ],
    is_the: [["{name} is {the_profession}", "{name} ist {the_profession}"]],
    where: [
      ["{profession+} to the Courtyard", "{profession+} in den Hof"],
      ["{profession+} to the refuse pile", "{profession+} auf den Abfallhaufen"],
      [
        "{profession+} to the Courtyard, {profession2+} to the refuse pile",
        "{profession+} in den Hof, {profession2+} auf den Abfallhaufen",
      ],
    ],
    power: [
      ["may hold seven cards", "darf sieben Karten halten"],
      [
        "may also take the top card of the refuse pile",
        "darf auch die oberste Karte vom Abfallhaufen nehmen",
      ],
      ["may trade twice", "darf zweimal tauschen"],
      ["may draw two cards", "darf zwei Karten ziehen"],
    ],
    cards: [
      ["1 card", "1 Karte"],
      ["{n} cards", "{n} Karten"],
    ],
    chips: [
      ["1 chip", "1 Chip"],
      ["{n} chips", "{n} Chips"],
    ],
    counted: [["{name} {n}", "{name} {n}"]],
  },
  sentences: [
    [
      "Wager by day, collect your profession by night, and accuse who hoards a winning hand",
      "Setze bei Tag, sammle bei Nacht deinen Beruf und beschuldige, wer ein Gewinnblatt hortet",
    ],
    ["Designer and publisher are not named on the rule sheet", "Autor und Verlag stehen nicht auf dem Regelblatt"],

    // Seats and cards
    ["North", "Nord"],
    ["East", "Ost"],
    ["South", "Süd"],
    ["West", "West"],
    ["{profession}", "{profession}"],

    // The table
    ["Dealer", "Geber"],
    ["Stumble Token", "Stolpermarke"],
    ["shows a winning hand", "zeigt ein Gewinnblatt"],
    ["Deck", "Stapel"],
    ["Courtyard", "Hof"],
    ["Refuse pile", "Abfall"],
    ["To be discarded", "Wird abgeworfen"],
    ["known", "bekannt"],
    ["public", "offen"],
    ["End Pot", "Endtopf"],
    ["for a winning hand", "für ein Gewinnblatt"],
    ["Daily Pot", "Tagestopf"],
    ["{profession} has the most cards in the Courtyard", "{profession} führt im Hof"],
    ["nobody has the most cards", "niemand führt im Hof"],
    ["Wager", "Einsatz"],
    ["False accusations", "Falsche Beschuldigungen"],
    ["cards to be kept public", "so viele Karten müssen offen bleiben"],

    // Stages
    ["Choosing professions", "Berufswahl"],
    ["Setting up", "Aufbau"],
    ["Day {n}, wagers", "Tag {n}, Einsätze"],
    ["day {n}, wagers", "Tag {n}, Einsätze"],
    ["wagers", "Einsätze"],
    ["Day {n}", "Tag {n}"],
    ["day {n}", "Tag {n}"],
    ["Night {n}, turn {n2} of {n3}", "Nacht {n}, Zug {n2} von {n3}"],
    ["night {n}, turn {n2}", "Nacht {n}, Zug {n2}"],
    ["turn {n}", "Zug {n}"],
    ["Turn {n}", "Zug {n}"],
    ["Wagers", "Einsätze"],
    ["Night {n}", "Nacht {n}"],
    ["End of Night {n}", "Ende der Nacht {n}"],
    ["end of Night {n}", "Ende der Nacht {n}"],

    // Prompts
    ["Everyone wagers in secret.", "Alle setzen geheim."],
    ["The Night is over: who shows a winning hand?", "Die Nacht ist vorbei: Wer zeigt ein Gewinnblatt?"],
    ["You have a winning hand: show it now?", "Du hast ein Gewinnblatt: Zeigst du es jetzt?"],
    ["You have no winning hand to show.", "Du hast kein Gewinnblatt zu zeigen."],
    ["Choose your profession.", "Wähle deinen Beruf."],
    ["{name} chooses a profession.", "{name} wählt einen Beruf."],
    ["{name} wagers.", "{name} setzt."],
    ["It is {name}'s turn.", "{name} ist dran."],
    ["Which card of the Courtyard do you take?", "Welche Karte nimmst du aus dem Hof?"],
    ["{name} trades {a_card}.", "{name} tauscht {a_card}."],
    ["Discard {cards}.", "Wirf {cards} ab."],
    ["{name} discards.", "{name} wirft ab."],
    ["Choose a card to turn outward.", "Wähle eine Karte, die du nach außen drehst."],
    ["{name} turns a card outward.", "{name} dreht eine Karte nach außen."],
    ["You stumble: which card do you lose?", "Du stolperst: Welche Karte verlierst du?"],
    ["{name} stumbles.", "{name} stolpert."],
    ["Pick a card of {name}'s hand.", "Such dir eine Karte aus der Hand von {name} aus."],
    ["{name} picks a card.", "{name} sucht eine Karte aus."],
    ["Your turn: draw or trade", "Du bist dran: Zieh oder tausche"],
    ["{The_profession} {power}", "{The_profession} {power}"],
    ["You have drawn", "Du hast gezogen"],
    ["You have traded", "Du hast getauscht"],
    ["1 card will have to go", "Du wirst 1 Karte abwerfen müssen"],
    ["{n} cards will have to go", "Du wirst {n} Karten abwerfen müssen"],
    ["At the end you have to turn a card outward", "Am Ende musst du eine Karte nach außen drehen"],
    ["You have the Stumble Token", "Du hast die Stolpermarke"],
    ["You have put out {n}. How many more?", "Du hast {n} gesetzt. Wie viele noch?"],
    ["Your wager for the Stumble Token.", "Dein Einsatz um die Stolpermarke."],
    [
      "The largest wager is {n}, yours is {n2}: stand, or put out more?",
      "Der höchste Einsatz ist {n}, deiner {n2}: Bleibst du dabei oder legst du nach?",
    ],

    // Actions
    ["Trade", "Tauschen"],
    ["for a card of the Courtyard", "gegen eine Karte aus dem Hof"],
    ["Take", "Nehmen"],
    ["for {your_card}", "für {your_card}"],
    ["Pick", "Aussuchen"],
    ["Pick a hidden card", "Verdeckte Karte aussuchen"],
    ["Discard", "Abwerfen"],
    ["goes to the refuse pile", "kommt auf den Abfallhaufen"],
    ["goes to the Courtyard", "kommt in den Hof"],
    ["Turn outward", "Nach außen drehen"],
    ["all will see it", "alle werden sie sehen"],
    ["Stumble {name}", "{name} stolpern lassen"],
    ["loses a card; this uses up the Token", "verliert eine Karte; die Marke ist damit verbraucht"],
    ["Accuse {name}", "{name} beschuldigen"],
    ["right: you win; wrong: you show a card", "stimmt es, gewinnst du; wenn nicht, zeigst du eine Karte"],
    ["{power}", "{power}"],
    ["Draw a card", "Karte ziehen"],
    ["unseen, from the deck", "ungesehen vom Stapel"],
    ["Draw two cards", "Zwei Karten ziehen"],
    ["the Rake's power", "die Gabe des Rechens"],
    ["Take {takes_the}", "{takes_the} nehmen"],
    ["the Steeple's power: from the refuse pile", "die Gabe des Kirchturms: vom Abfallhaufen"],
    ["End your turn", "Zug beenden"],
    ["Show your hand", "Blatt zeigen"],
    ["you win a share of the End Pot", "du gewinnst einen Anteil am Endtopf"],
    ["Conceal your hand", "Blatt verbergen"],
    ["Nothing to show", "Nichts zu zeigen"],
    ["the End Pot may grow, if nobody accuses you", "der Endtopf kann wachsen, wenn dich niemand beschuldigt"],
    ["the last of the deck: everybody would lose", "damit wäre der Stapel leer: Alle würden verlieren"],
    ["there is none left: everybody would lose", "es ist keine mehr da: Alle würden verlieren"],
    ["Stand", "Dabei bleiben"],
    ["your wager stays at {n}", "dein Einsatz bleibt bei {n}"],
    ["Put out 20 and go on", "20 setzen und weiter"],
    ["{n} so far", "bisher {n}"],
    ["Put out {n}", "{n} setzen"],
    ["{n} in all", "insgesamt {n}"],
    ["{n} in all, the largest", "insgesamt {n}, der höchste Einsatz"],
    ["{n} in all, level with the largest", "insgesamt {n}, gleichauf mit dem höchsten"],

    // Actions in the notation of records
    ["draw", "ziehen"],
    ["draw two", "zwei ziehen"],
    ["take refuse", "vom Abfallhaufen nehmen"],
    ["end turn", "Zug beenden"],
    ["reveal", "zeigen"],
    ["conceal", "verbergen"],
    ["stand", "dabei bleiben"],
    ["put 20 and more", "20 setzen und mehr"],
    ["put {n}", "{n} setzen"],
    ["give {card}", "{card} tauschen"],
    ["take {card}", "{card} nehmen"],
    ["discard {card}", "{card} abwerfen"],
    ["pick hidden", "verdeckte Karte aussuchen"],
    ["pick {card}", "{card} aussuchen"],
    ["expose {card}", "{card} nach außen drehen"],
    ["choose {card}", "{card} wählen"],
    ["stumble {name}", "{name} stolpern lassen"],
    ["accuse {name}", "{name} beschuldigen"],

    // Why not
    ["another player has chosen it", "jemand anders hat ihn gewählt"],
    ["{name} has no winning hand", "{name} hat kein Gewinnblatt"],
    ["a card is not traded for its like", "eine Karte wird nicht gegen ihresgleichen getauscht"],
    ["there is {no_card} in the Courtyard", "im Hof gibt es {no_card}"],
    ["{name} has no such card", "{name} hat keine solche Karte"],
    ["{name} has {no_card} in hand", "{name} hat {no_card} auf der Hand"],
    ["more chips have to follow", "es müssen noch mehr Chips folgen"],
    ["everyone has to put out a first wager", "alle müssen zuerst einen Einsatz machen"],
    ["{name} can put out no more than {n}", "{name} kann höchstens {n} setzen"],
    ["{name} can put out no more than {n}, as the limit is {n2}", "{name} kann höchstens {n} setzen, denn die Grenze ist {n2}"],
    [
      "it takes {n} to match the largest wager, {n2}",
      "um beim höchsten Einsatz von {n2} mitzugehen, braucht es {n}",
    ],
    ["the first wager is at least {n}", "der erste Einsatz ist mindestens {n}"],
    ["only the Rake may draw two cards", "nur der Rechen darf zwei Karten ziehen"],
    ["here the Rake draws one card after the other", "hier zieht der Rechen eine Karte nach der anderen"],
    ["{name} has already traded in this turn", "{name} hat in diesem Zug schon getauscht"],
    ["{name} has already drawn in this turn", "{name} hat in diesem Zug schon gezogen"],
    ["the deck has no card left", "der Stapel ist leer"],
    ["only one card is left in the deck", "im Stapel ist nur noch eine Karte"],
    ["an accusation comes before drawing and trading", "beschuldigt wird vor dem Ziehen und Tauschen"],
    ["{name} has accused in this turn already", "{name} hat in diesem Zug schon jemanden beschuldigt"],
    ["{name} has no cards", "{name} hat keine Karten"],
    ["{name} does not have the Stumble Token", "{name} hat die Stolpermarke nicht"],
    ["a draw or a trade comes first", "zuerst wird gezogen oder getauscht"],
    ["only the Steeple takes from the refuse pile", "nur der Kirchturm nimmt vom Abfallhaufen"],
    ["{name} has taken from it in this turn", "{name} hat in diesem Zug schon davon genommen"],
    [
      "a draw or a trade must come with it, and none is possible",
      "dazu gehört ein Ziehen oder Tauschen, und keines ist möglich",
    ],
    ["the refuse pile is empty", "der Abfallhaufen ist leer"],
    ["{name} has drawn in this turn", "{name} hat in diesem Zug gezogen"],
    ["the Courtyard is empty", "der Hof ist leer"],
    [
      "a card is not traded for its like, and there is no other",
      "eine Karte wird nicht gegen ihresgleichen getauscht, und eine andere gibt es nicht",
    ],
    ["{name} has traded enough in this turn", "{name} hat in diesem Zug genug getauscht"],

    // The log: setting up and wagers
    ["{name} chooses {takes_the}.", "{name} wählt {takes_the}."],
    ["{is_the+}.", "{is_the+}."],
    [
      "Everyone is dealt six cards. Day 1 begins; {name} is the Dealer.",
      "Alle bekommen sechs Karten. Tag 1 beginnt; {name} ist Geber.",
    ],
    ["{name} wagers {n} in secret.", "{name} setzt geheim {n}."],
    ["{name} stands at {n}.", "{name} bleibt bei {n}."],
    ["{name} puts out 20 chips and goes on.", "{name} setzt 20 Chips und legt weiter nach."],
    ["{name} wagers {chips}.", "{name} setzt {chips}."],
    ["{name} matches with {chips} to {n}.", "{name} legt {chips} nach und geht bei {n} mit."],
    ["{name} raises with {chips} to {n}.", "{name} legt {chips} nach und erhöht auf {n}."],
    ["Wagers: {counted+}.", "Einsätze: {counted+}."],
    [
      "Night falls. {name} has the largest wager and takes the Stumble Token.",
      "Die Nacht bricht herein. {name} hat den höchsten Einsatz und nimmt die Stolpermarke.",
    ],
    [
      "Night falls. The largest wagers are level: nobody takes the Stumble Token.",
      "Die Nacht bricht herein. Die höchsten Einsätze sind gleich: Niemand nimmt die Stolpermarke.",
    ],
    [
      "Night falls. Nobody has wagered: nobody takes the Stumble Token.",
      "Die Nacht bricht herein. Niemand hat gesetzt: Niemand nimmt die Stolpermarke.",
    ],
    [
      "The wagers, {chips}: {n} for the End Pot, {n2} for the Daily Pot.",
      "Die Einsätze, {chips}: {n} für den Endtopf, {n2} für den Tagestopf.",
    ],

    // The log: turns
    ["{name} draws a card.", "{name} zieht eine Karte."],
    ["{name} draws two cards.", "{name} zieht zwei Karten."],
    ["{name}'s new card is {a_new}.", "Die neue Karte von {name} ist {a_new}."],
    ["{name}'s new cards are {a_new+}.", "Die neuen Karten von {name} sind {a_new+}."],
    ["{name} passes.", "{name} passt."],
    ["{name} takes {takes_the} from the refuse pile.", "{name} nimmt {takes_the} vom Abfallhaufen."],
    ["{name} offers {a_card}.", "{name} bietet {a_card} an."],
    ["{name} trades {a_card} for {a_card2}.", "{name} tauscht {a_card} gegen {a_card2}."],
    ["{name} finds the deck empty.", "{name} will ziehen, doch der Stapel ist leer."],
    ["{name} makes {name2} stumble.", "{name} lässt {name2} stolpern."],
    ["{name} makes {name2} stumble. {A_card} is lost.", "{name} lässt {name2} stolpern. {A_card} geht verloren."],
    ["{name} loses {a_card} to the refuse pile.", "{name} verliert {a_card} an den Abfallhaufen."],
    [
      "{name} picks {a_card} of {name2}: it goes to the refuse pile.",
      "{name} sucht sich bei {name2} {a_card} aus: ab auf den Abfallhaufen.",
    ],
    ["{name} lays aside {a_card}.", "{name} legt {a_card} beiseite."],
    ["{name} discards {a_card} to the Courtyard.", "{name} wirft {a_card} in den Hof."],
    ["{name} discards {a_card} to the refuse pile.", "{name} wirft {a_card} auf den Abfallhaufen."],
    [
      "{name} discards {a_card} and {a_card2}, in random order: {where}.",
      "{name} wirft {a_card} und {a_card2} in zufälliger Reihenfolge ab: {where}.",
    ],
    ["{name} turns {a_card} outward for all to see.", "{name} dreht {a_card} nach außen, für alle sichtbar."],

    // The log: accusations and the end of a Night
    ["{name} accuses {name2} of hoarding.", "{name} beschuldigt {name2}, ein Gewinnblatt zu horten."],
    ["{name} holds {held+}.", "{name} hat {held+}."],
    [
      "{name} was hoarding a winning hand: {name2} wins at once.",
      "{name} hat ein Gewinnblatt gehortet: {name2} gewinnt auf der Stelle.",
    ],
    [
      "{name} has no winning hand: {name2} must keep a card turned outward.",
      "{name} hat kein Gewinnblatt: {name2} muss von nun an eine Karte offen halten.",
    ],
    [
      "{name} has no winning hand: {name2} must keep one more card turned outward.",
      "{name} hat kein Gewinnblatt: {name2} muss von nun an noch eine Karte offen halten.",
    ],
    ["{name} will show a winning hand.", "{name} wird ein Gewinnblatt zeigen."],
    ["{name} conceals a winning hand.", "{name} verbirgt ein Gewinnblatt."],
    ["{name} has no winning hand to show.", "{name} hat kein Gewinnblatt zu zeigen."],
    ["{name} shows a winning hand: {held+}.", "{name} zeigt ein Gewinnblatt: {held+}."],
    [
      "The Night ends. Nobody shows a winning hand.",
      "Die Nacht geht zu Ende. Niemand zeigt ein Gewinnblatt.",
    ],
    ["The Daily Pot is empty.", "Der Tagestopf ist leer."],
    [
      "{name} wins the Daily Pot of {n}: {the_profession} has the most cards in the Courtyard.",
      "{name} gewinnt den Tagestopf, {n} Chips: Im Hof hat {the_profession} die meisten Karten.",
    ],
    [
      "No profession has the most cards in the Courtyard: the Daily Pot stays at {n}.",
      "Kein Beruf hat die meisten Karten im Hof: Der Tagestopf bleibt bei {n}.",
    ],
    [
      "Nobody has won the Daily Pot of {n}: it is shared by all.",
      "Niemand hat den Tagestopf gewonnen: Die {n} werden unter allen geteilt.",
    ],
    [
      "Nobody has won the Daily Pot of {n}: it joins the End Pot.",
      "Niemand hat den Tagestopf gewonnen: Die {n} kommen in den Endtopf.",
    ],
    ["{name} wins {chips} and has {n}.", "{name} gewinnt {chips} und hat nun {n}."],
    ["What can't be shared stays in the pot: {chips}.", "Was sich nicht teilen lässt, bleibt im Topf: {chips}."],
    [
      "The Stumble Token returns to the Courtyard unused.",
      "Die Stolpermarke kehrt unbenutzt in den Hof zurück.",
    ],
    ["Nobody drew: a card of the deck is burnt unseen.", "Niemand hat gezogen: Eine Karte des Stapels kommt ungesehen weg."],
    ["The Night is over.", "Die Nacht ist vorbei."],
    ["The Courtyard's cards go to the refuse pile.", "Die Karten im Hof kommen auf den Abfallhaufen."],
    ["Day {n} begins; {name} is the Dealer.", "Tag {n} beginnt; {name} ist Geber."],
    [
      "{why}: everybody loses, and all have {chips} again.",
      "{why}: Alle verlieren und haben wieder {chips}.",
    ],
    ["The deck has run out", "Der Stapel ist aufgebraucht"],
    ["1 Night has passed", "1 Nacht ist vergangen"],
    ["{n} Nights have passed", "{n} Nächte sind vergangen"],

    // Where chips come from
    ["accusing a hoarder", "richtige Beschuldigung"],
    ["the End Pot", "Endtopf"],
    ["the Daily Pot", "Tagestopf"],
    ["all chips shared out again", "alle Chips neu verteilt"],

    // Who won
    ["{why}: everybody loses", "{why}: Alle verlieren"],
    [
      "{name} wins, having accused {name2}, who was hoarding a winning hand",
      "{name} gewinnt durch die Beschuldigung: {name2} hat ein Gewinnblatt gehortet",
    ],
    ["{name} wins with {with_held+}", "{name} gewinnt mit {with_held+}"],
    [
      "{name} with {with_held+} and {name2} with {with_held2+} share the win",
      "{name} mit {with_held+} und {name2} mit {with_held2+} teilen sich den Sieg",
    ],
    [
      "{name} with {with_held+}, {name2} with {with_held2+} and {name3} with {with_held3+} share the win",
      "{name} mit {with_held+}, {name2} mit {with_held2+} und {name3} mit {with_held3+} teilen sich den Sieg",
    ],
    [
      "{name} with {with_held+}, {name2} with {with_held2+}, {name3} with {with_held3+} and {name4} with {with_held4+} share the win",
      "{name} mit {with_held+}, {name2} mit {with_held2+}, {name3} mit {with_held3+} und {name4} mit {with_held4+} teilen sich den Sieg",
    ],

    // Options
    [
      "Cards of the Hill, the Steeple, the Coffer and the Rake; even: twenty each",
      "Karten von Hügel, Kirchturm, Truhe und Rechen; gleich: je zwanzig",
    ],
    ["even, or 4 numbers from {n} to {n2} with commas between", "gleich oder 4 Zahlen von {n} bis {n2} mit Kommas dazwischen"],
    ["even", "gleich"],
    ["Chips each player starts with", "Mit so vielen Chips beginnen alle"],
    [
      "Professions are chosen, the Dealer first; off: dealt out at random",
      "Die Berufe werden gewählt, der Geber zuerst; sonst: sie werden zufällig verteilt",
    ],
    ["How the wagers of a Day are made", "Wie an einem Tag gesetzt wird"],
    [
      "in turn, up to three laps: later ones to match or raise",
      "der Reihe nach, bis zu drei Umläufe: nach dem ersten nur mitgehen oder erhöhen",
    ],
    ["in turn, one wager each", "der Reihe nach, jeder einmal"],
    ["in turn, until all others have stood", "der Reihe nach, bis alle anderen dabei bleiben"],
    ["one wager each, in secret, opened together", "jeder einmal, geheim, dann zugleich aufgedeckt"],
    ["The smallest first wager of a Day", "Der kleinste erste Einsatz eines Tages"],
    ["The most chips a player may put out in a Day", "Wie viele Chips man an einem Tag höchstens setzen darf"],
    ["a whole number from {n} to {n2} or none", "eine ganze Zahl von {n} bis {n2} oder ohne Grenze"],
    ["none", "ohne Grenze"],
    [
      "What a player with fewer chips than the smallest wager does",
      "Was tut, wer weniger Chips als den kleinsten Einsatz hat",
    ],
    ["puts out what there is", "setzt, was da ist"],
    [
      "puts out the smallest wager; chips that are missing count below zero",
      "setzt den kleinsten Einsatz; fehlende Chips zählen unter null",
    ],
    ["puts out nothing", "setzt nichts"],
    [
      "A turn must have a draw or a trade, if one is possible",
      "In jedem Zug muss gezogen oder getauscht werden, wenn es geht",
    ],
    [
      "The Rake sees the first card before deciding on a second; off: decides on both at once",
      "Der Rechen sieht die erste Karte, bevor er über eine zweite entscheidet; sonst: er entscheidet über beide zugleich",
    ],
    [
      "The Coffer may draw and trade once instead of trading twice",
      "Die Truhe darf einmal ziehen und einmal tauschen, statt zweimal zu tauschen",
    ],
    [
      "The Steeple may take the top of the refuse pile also without a draw or trade",
      "Der Kirchturm darf vom Abfallhaufen nehmen, auch ohne zu ziehen oder zu tauschen",
    ],
    [
      "The whole refuse pile lies open, not only its top",
      "Der ganze Abfallhaufen liegt offen, nicht nur seine oberste Karte",
    ],
    [
      "Two discards of a turn are laid down in random order; off: in the order you choose",
      "Zwei Karten, die in einem Zug abgeworfen werden, kommen in zufälliger Reihenfolge hin; sonst: in der, die du wählst",
    ],
    ["Which card a stumbled player loses", "Welche Karte verliert, wer stolpert"],
    ["the stumbled player picks", "man sucht sie selbst aus"],
    ["any card of the hand, at random", "irgendeine der Hand, nach Zufall"],
    [
      "the holder of the Token picks: a public card, or one of the hidden ones unseen",
      "wer die Marke hat, sucht sie aus: eine offene oder ungesehen eine verdeckte",
    ],
    ["A stumbled player draws a card at once", "Wer stolpert, zieht sofort eine Karte nach"],
    [
      "A Daily Pot that nobody has won is shared by all at the end; off: it joins the End Pot",
      "Ein Tagestopf, den niemand gewonnen hat, wird am Ende unter allen geteilt; sonst: er kommt in den Endtopf",
    ],
    [
      "A winning hand must be shown; off: it may be concealed, to let the End Pot grow",
      "Ein Gewinnblatt muss gezeigt werden; sonst: man darf es verbergen, damit der Endtopf wächst",
    ],
    [
      "The Hill needs seven of its own cards to win; off: six are enough",
      "Der Hügel braucht zum Gewinnen sieben eigene Karten; sonst: sechs genügen",
    ],
    [
      "Who gets the odd chips when winners split the End Pot",
      "Wer die übrigen Chips bekommt, wenn sich mehrere den Endtopf teilen",
    ],
    [
      "one each to the winners in order from the Dealer",
      "je einen die Gewinner, der Reihe nach vom Geber an",
    ],
    ["nobody: they stay in the pot", "niemand: Sie bleiben im Topf"],
    [
      "the winner with the largest wager of the Day, else the first of them from the Dealer",
      "der Gewinner mit dem höchsten Einsatz des Tages, sonst der erste vom Geber an",
    ],
    ["How often a player may accuse in a turn", "Wie oft man in einem Zug jemanden beschuldigen darf"],
    ["once", "einmal"],
    ["every other player once", "alle anderen je einmal"],
    [
      "An accusation is possible only before anything is drawn or traded in the turn",
      "Beschuldigen darf man nur, bevor man im Zug gezogen oder getauscht hat",
    ],
    [
      "An accuser who is right wins only the End Pot; the Daily Pot goes as at the end of a Night",
      "Wer zu Recht beschuldigt, gewinnt nur den Endtopf; der Tagestopf geht wie am Ende einer Nacht",
    ],
    [
      "Cards to be turned outward are picked at random",
      "Welche Karten nach außen gedreht werden, bestimmt der Zufall",
    ],
    [
      "After a failed accusation what is owed is turned outward at once; off: at the end of the turn",
      "Nach einer falschen Beschuldigung wird sofort nach außen gedreht; sonst: am Ende des Zuges",
    ],
    [
      "When the deck has run out and everybody loses",
      "Wann der Stapel aufgebraucht ist und alle verlieren",
    ],
    ["when its last card is drawn", "wenn seine letzte Karte gezogen wird"],
    ["when a card is to be drawn and there is none", "wenn jemand ziehen soll und keine mehr da ist"],
    ["at the end of that Night, unless somebody wins", "am Ende dieser Nacht, wenn niemand gewinnt"],
    [
      "At dawn the Courtyard's cards go to the refuse pile; off: they stay",
      "Am Morgen kommen die Karten im Hof auf den Abfallhaufen; sonst: sie bleiben",
    ],
    [
      "Nights after which everybody loses; none: go on, though never beyond 1,000",
      "Nach so vielen Nächten verlieren alle; ohne Grenze: Es geht weiter, doch nie über 1.000 hinaus",
    ],
    [
      "After a Night in which nobody drew, a card of the deck goes out of the game unseen",
      "Nach einer Nacht, in der niemand zieht, kommt eine Karte des Stapels ungesehen aus dem Spiel",
    ],
    [
      "A card may be traded for one of the same profession",
      "Eine Karte darf gegen eine desselben Berufs getauscht werden",
    ],

    // Tips
    [
      "Collect six cards of your own profession. Show them at the end of a Night, and you win the End Pot.",
      "Sammle sechs Karten deines eigenen Berufs. Zeig sie am Ende einer Nacht, und du gewinnst den Endtopf.",
    ],
    [
      "Chips you put out stay out: half for each pot. Whoever alone has wagered most gets the Stumble Token.",
      "Gesetzte Chips bleiben draußen: je die Hälfte für jeden Topf. Wer allein am meisten setzt, bekommt die Stolpermarke.",
    ],
    [
      "You have two turns each Night. In each draw a card, or trade one with the Courtyard.",
      "In jeder Nacht hast du zwei Züge. Zieh in jedem eine Karte oder tausche eine mit dem Hof.",
    ],
    [
      "To trade, choose a card of yours, then one in the Courtyard. It is sure, but all see what you take.",
      "Zum Tauschen wählst du eine deiner Karten, dann eine im Hof. Das ist sicher, aber alle sehen, was du nimmst.",
    ],
    [
      "Discards go to the Courtyard, where others may take them, or to the refuse pile once it is full. Don't feed who collects them.",
      "Abgeworfenes kommt in den Hof, wo andere es nehmen können, und wenn er voll ist, auf den Abfallhaufen. Füttere keinen Sammler.",
    ],
    [
      "You have the Stumble Token: once this Night a player of your choice loses a card. Late is best, against a full hand.",
      "Du hast die Stolpermarke: Einmal in dieser Nacht verliert jemand deiner Wahl eine Karte. Am besten spät, gegen ein volles Blatt.",
    ],
    [
      "Cards in the refuse pile are gone for all but the Steeple, who may take the one on top.",
      "Was auf dem Abfallhaufen liegt, ist für alle weg außer für den Kirchturm, der die oberste Karte nehmen darf.",
    ],
    [
      "Each Night the profession with the most cards in the Courtyard wins the Daily Pot. Discards can decide it.",
      "Jede Nacht gewinnt der Beruf mit den meisten Karten im Hof den Tagestopf. Abwerfen kann das entscheiden.",
    ],
    [
      "Does somebody hold six of a kind? Accuse in your turn: right, and you win both pots; wrong, and you show a card from now on.",
      "Hat jemand sechs Gleiche? Beschuldige ihn in deinem Zug: Stimmt es, gewinnst du beide Töpfe; wenn nicht, zeigst du fortan eine Karte.",
    ],
    [
      "You have a winning hand. Show it and win, or conceal it and let the pot grow, if nobody finds out.",
      "Du hast ein Gewinnblatt. Zeig es und gewinne, oder verbirg es und lass den Topf wachsen, wenn es niemand merkt.",
    ],
  ],
};
