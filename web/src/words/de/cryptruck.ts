/** Cryptruck: blocks are Blöcke; the card that settles trumps is aufgeschlagen, the one on offer aufgedeckt. */
import type { Phrasebook } from "../sentences.ts";

export const cryptruck: Phrasebook = {
  kinds: {
    suit: [
      ["Blue", "Blau"],
      ["Green", "Grün"],
      ["Red", "Rot"],
      ["Yellow", "Gelb"],
      ["Violet", "Violett"],
      ["White", "Weiß"],
    ],
    colour: [
      ["blue", "Blau"],
      ["green", "Grün"],
      ["red", "Rot"],
      ["yellow", "Gelb"],
      ["violet", "Violett"],
      ["white", "Weiß"],
    ],
    rank: [
      ["{n}", "{n}"],
      ["{n}a", "{n}a"],
      ["{n}b", "{n}b"],
    ],
    card: [["{suit} {rank}", "{suit} {rank}"]],
    following: [
      ["{colour}", "{colour}"],
      ["a trump", "Trumpf"],
    ],
    nothing_of: [
      ["no trump", "keinen Trumpf"],
      ["no {colour}", "kein {colour}"],
    ],
    trumps: [
      ["white alone", "nur Weiß"],
      ["{colour} and white", "{colour} und Weiß"],
    ],
    who_gets_it: [
      [
        "The first yes gets it, gives {name} a card and leads it.",
        "Wer zuerst Ja sagt, bekommt sie, gibt {name} dafür eine Karte und spielt sie aus.",
      ],
      [
        "The last yes gets it, gives {name} a card and leads it.",
        "Wer zuletzt Ja sagt, bekommt sie, gibt {name} dafür eine Karte und spielt sie aus.",
      ],
    ],
    so_far: [
      ["So far that is {name}.", "Bisher ist das {name}."],
      ["You are the last to be asked.", "Nach dir wird niemand mehr gefragt."],
      [
        "So far that is {name}. You are the last to be asked.",
        "Bisher ist das {name}. Nach dir wird niemand mehr gefragt.",
      ],
    ],
    points: [
      ["1 point", "1 Punkt"],
      ["{n} points", "{n} Punkte"],
    ],
    with_points: [
      ["1 point", "1 Punkt"],
      ["{n} points", "{n} Punkten"],
    ],
    blocks: [
      ["1 block", "1 Block"],
      ["{n} blocks", "{n} Blöcke"],
    ],
    colours: [
      ["1 colour", "1 Farbe"],
      ["{n} colours", "{n} Farben"],
    ],
    gain: [
      ["no block", "kein Block"],
      ["no block, {n} in all", "kein Block, insgesamt {n}"],
      ["{blocks}, {n} in all", "{blocks}, insgesamt {n}"],
    ],
    counted: [
      ["no blocks", "kein Block"],
      ["no blocks and no trick", "kein Block und kein Stich"],
      ["{n} blocks at a point each", "{n} Blöcke zu je einem Punkt"],
      ["{blocks} in {colours}", "{blocks} in {colours}"],
    ],
    for_counted: [
      ["no blocks", "keinen Block"],
      ["no blocks and no trick", "keinen Block und keinen Stich"],
      ["{n} blocks at a point each", "{n} Blöcke zu je einem Punkt"],
      ["{blocks} in {colours}", "{blocks} in {colours}"],
    ],
  },
  sentences: [
    [
      "Six tricks a round: win no blocks at all, or three of different colours, and buy the lead you need",
      "Sechs Stiche je Runde: Gewinne gar keinen Block oder drei verschiedene und kaufe dir das Ausspiel, das du brauchst",
    ],
    ["Design Takahiro", "Von Takahiro"],

    // Seats and cards
    ["Ada", "Ada"],
    ["Bram", "Bram"],
    ["Cleo", "Cleo"],
    ["Dov", "Dov"],
    ["Elsa", "Elsa"],
    ["{suit}", "{suit}"],
    ["{rank}", "{rank}"],
    ["{card}", "{card}"],

    // Letters on cards
    ["letter of Blue", "B"],
    ["letter of Green", "Gr"],
    ["letter of Red", "R"],
    ["letter of Yellow", "Ge"],
    ["letter of Violet", "V"],
    ["letter of White", "W"],

    // The table
    ["Dealer", "gibt"],
    ["Lead", "Ausspiel"],
    ["led", "ausgespielt"],
    ["winning", "führt"],
    ["trump", "Trumpf"],
    ["reveals", "deckt auf"],
    ["gets it so far", "bekäme sie"],
    ["wants it", "will sie"],
    ["does not want it", "will sie nicht"],
    ["Blocks", "Blöcke"],
    ["{counted}: {points}", "{counted}: {points}"],
    ["Turned up", "Aufgeschlagen"],
    ["trump is {trumps}", "Trumpf ist {trumps}"],
    ["Not dealt", "Nicht gegeben"],
    ["Revealed", "Aufgedeckt"],
    ["Given", "Hergegeben"],
    ["Taken", "Genommen"],
    ["{name} leads it", "{name} spielt sie aus"],
    ["wanted by {name+}", "begehrt von {name+}"],
    ["{name} to {name2}", "{name} an {name2}"],
    ["nobody wants it yet", "noch will sie niemand"],
    ["{stage}, trick {n} of {n2}", "{stage}, Stich {n} von {n2}"],
    ["round {n}, trick {n2}", "Runde {n}, Stich {n2}"],

    // Prompts and actions
    [
      "Reveal a card. Whoever wants it buys it and leads it; else you do.",
      "Deck eine Karte auf. Wer sie will, kauft sie und spielt sie aus; sonst tust du es.",
    ],
    ["{name} reveals a card.", "{name} deckt eine Karte auf."],
    ["Do you want {card}? {who_gets_it}", "Willst du {card}? {who_gets_it}"],
    ["Do you want {card}? {who_gets_it} {so_far}", "Willst du {card}? {who_gets_it} {so_far}"],
    ["{name} is asked about {card}.", "{name} wird nach {card} gefragt."],
    [
      "You get {card} and lead it. Give {name} a card for it.",
      "Du bekommst {card} und spielst sie aus. Gib {name} dafür eine Karte.",
    ],
    ["{name} gives {name2} a card.", "{name} gibt {name2} eine Karte."],
    ["{name} plays a card.", "{name} spielt eine Karte."],
    ["{name} leads.", "{name} spielt aus."],
    ["You lead: play any card.", "Du spielst aus: eine beliebige Karte."],
    ["Anything may follow white: play any card.", "Auf Weiß darf alles folgen: Spiel eine beliebige Karte."],
    ["You have {nothing_of}: play any card.", "Du hast {nothing_of}: Spiel eine beliebige Karte."],
    ["Follow with {following}.", "Bediene {following}."],
    ["I want it", "Ich will sie"],
    ["Not me", "Ich nicht"],
    ["you get it", "du bekommst sie"],
    ["unless a later yes overrules yours", "wenn nicht jemand nach dir Ja sagt"],
    ["Reveal", "Aufdecken"],
    ["Give", "Hergeben"],
    ["Play", "Spielen"],
    ["can't win", "kann nicht gewinnen"],
    ["wins the trick: {gain}", "gewinnt den Stich: {gain}"],
    ["wins so far: {gain}", "führt bisher: {gain}"],
    ["reveal {card}", "{card} aufdecken"],
    ["give {card}", "{card} hergeben"],
    ["want", "wollen"],
    ["decline", "ablehnen"],

    // Why not
    ["{suit} is not in play among {n}", "zu {n} ist {suit} nicht im Spiel"],
    ["{name} has just bought {card} and must lead it", "{name} hat {card} gerade gekauft und muss sie ausspielen"],
    ["{name} does not hold {card}", "{name} hat {card} nicht auf der Hand"],
    ["{card} is led and must be followed with {following}", "auf {card} muss {following} bedient werden"],

    // The log
    ["{name} wants it.", "{name} will sie."],
    ["{name} does not want it.", "{name} will sie nicht."],
    ["{name} reveals {card}. Who wants it?", "{name} deckt {card} auf. Wer will sie?"],
    ["{name} leads {card}.", "{name} spielt {card} aus."],
    ["{name} plays {card}.", "{name} spielt {card}."],
    ["{name} gets {card}.", "{name} bekommt {card}."],
    ["Nobody wants it.", "Niemand will sie."],
    ["{name} gives {name2} {card} for it.", "{name} gibt {name2} dafür {card}."],
    ["{name} gives {name2} a card for it.", "{name} gibt {name2} dafür eine Karte."],
    ["It is {card}.", "Es ist {card}."],
    [
      "Round {n}: {name} deals and turns up {card}; trump is {trumps}.",
      "Runde {n}: {name} gibt und schlägt {card} auf; Trumpf ist {trumps}.",
    ],
    ["The colours of this game are {suit+}.", "Die Farben dieses Spiels sind {suit+}."],
    ["{name} is dealt {card+}.", "{name} bekommt {card+}."],
    ["{name} wins trick {n} with {card}: {gain}.", "{name} gewinnt Stich {n} mit {card}: {gain}."],
    ["Round {n} is over.", "Runde {n} ist vorbei."],
    [
      "The second card that was not dealt was {card}.",
      "Die zweite Karte, die nicht gegeben wurde, war {card}.",
    ],
    ["{name}: {n} for {for_counted}, {points} in all.", "{name}: {n} für {for_counted}, insgesamt {points}."],

    // Where points come from
    ["blocks", "Blöcke"],
    ["several colours", "mehrere Farben"],
    ["no blocks", "kein Block"],

    // Who won
    ["{name+} share the win with {with_points} each", "{name+} teilen sich den Sieg mit je {with_points}"],
    ["{name} wins with 1 point to {n}", "{name} gewinnt mit 1 zu {n} Punkten"],
    ["{name} wins with {n} points to {n2}", "{name} gewinnt mit {n} zu {n2} Punkten"],

    // Options
    [
      "When a card is revealed and may be bought. The rule sheet says once a round; the designer's own listing says that the lead is settled in a special way in each trick",
      "Wann eine Karte aufgedeckt wird und gekauft werden kann. Laut Regelblatt einmal je Runde; laut der Ankündigung des Autors wird in jedem Stich auf besondere Art bestimmt, wer ausspielt",
    ],
    [
      "by the dealer, in the first trick of a round; then winners lead a card of their choice",
      "vom Geber, im ersten Stich einer Runde; danach spielt der Gewinner aus, was er will",
    ],
    [
      "in every trick, by the winner of the one before",
      "in jedem Stich, vom Gewinner des vorigen",
    ],
    ["Who gets a revealed card that several want", "Wer eine aufgedeckte Karte bekommt, die mehrere wollen"],
    ["everyone speaks once, and the last yes counts", "alle sprechen einmal, und das letzte Ja zählt"],
    ["the first yes ends the matter", "das erste Ja entscheidet"],
    [
      "the last yes, but whoever has not wanted it yet is asked again after every yes",
      "das letzte Ja, doch nach jedem Ja werden alle noch einmal gefragt, die sie bisher nicht wollten",
    ],
    [
      "The card given for a bought one is shown to all; off: only the two concerned see it",
      "Die Karte, die man für eine gekaufte hergibt, sehen alle; sonst: nur die beiden, die es angeht",
    ],
    ["What follows a white card that is led", "Was auf eine ausgespielte weiße Karte folgt"],
    ["only the other white must follow", "nur die andere weiße muss folgen"],
    [
      "any trump must, white or of the trump colour",
      "jeder Trumpf muss folgen, ob weiß oder in der Trumpffarbe",
    ],
    ["everybody plays what they like", "alle spielen, was sie wollen"],
    [
      "White counts as the trump colour when that is led, and must follow it; off: white is a colour of its own",
      "Wird die Trumpffarbe ausgespielt, zählt Weiß dazu und muss sie bedienen; sonst: Weiß ist eine eigene Farbe",
    ],
    ["What a white card counts for when blocks are scored", "Was eine weiße Karte bei der Wertung der Blöcke gilt"],
    ["it is a block, and white is one more colour", "sie ist ein Block, und Weiß ist eine weitere Farbe"],
    [
      "it is a block but no colour; whites alone count as one colour",
      "sie ist ein Block, aber keine Farbe; nur Weiße zusammen zählen als eine Farbe",
    ],
    ["it is no block", "sie ist kein Block"],
    [
      "Five points for no blocks only if you took a trick; off: always",
      "Fünf Punkte für keinen Block gibt es nur mit einem Stich; sonst: immer",
    ],
    [
      "Who deals first: 1 is Ada, 2 Bram and so on; a number beyond the last seat starts again at Ada",
      "Wer zuerst gibt: 1 ist Ada, 2 Bram und so weiter; nach dem letzten Platz geht es bei Ada weiter",
    ],
    ["a whole number from {n} to {n2} or random", "eine ganze Zahl von {n} bis {n2} oder zufällig"],
    ["random", "zufällig"],
    ["Who deals the second and the third round", "Wer die zweite und die dritte Runde gibt"],
    ["the player on the dealer's left", "reihum nach links"],
    ["the winner of the last trick", "wer den letzten Stich gewonnen hat"],
    [
      "whoever has the fewest points; of several the first from the dealer's left",
      "wer die wenigsten Punkte hat; bei mehreren der Reihe nach von links",
    ],
    ["anybody, at random", "irgendwer, nach Zufall"],
    [
      "Which colours are played with is drawn at random for each game; off: the first, as many as players",
      "Mit welchen Farben gespielt wird, bestimmt jedes Mal der Zufall; sonst: die ersten, so viele wie Leute mitspielen",
    ],
    [
      "The second card that was not dealt is shown when the round is over; off: never",
      "Die zweite nicht gegebene Karte wird nach der Runde gezeigt; sonst: nie",
    ],

    // Tips
    [
      "Take no blocks at all for five points, or up to three in different colours for nine. From four on each is one point.",
      "Gar kein Block bringt fünf Punkte, drei in verschiedenen Farben bringen neun. Ab vier zählt jeder nur einen Punkt.",
    ],
    [
      "The card turned up shows the trump colour of this round. White is trump as well. A trump beats any other card.",
      "Die aufgeschlagene Karte zeigt die Trumpffarbe dieser Runde. Auch Weiß ist Trumpf. Ein Trumpf sticht jede andere Karte.",
    ],
    [
      "Reveal a card for sale. Whoever buys it gives you another for it and leads it; else you lead it yourself.",
      "Biete eine Karte zum Kauf an. Wer sie kauft, gibt dir eine andere dafür und spielt sie aus; sonst spielst du sie selbst aus.",
    ],
    [
      "Whoever gets the card leads it, and pays with another one. A low card is a lead that loses: good if you want no blocks.",
      "Wer die Karte bekommt, spielt sie aus und zahlt mit einer anderen. Eine niedrige verliert meist: gut, wenn du keine Blöcke willst.",
    ],
    [
      "Pay with a card you fear, such as a high trump that would win you blocks.",
      "Zahl mit einer Karte, vor der dir graut, etwa einem hohen Trumpf, der dir Blöcke einbrächte.",
    ],
    [
      "If you hold the colour that was led you must play it. White is a colour of its own here.",
      "Wenn du die ausgespielte Farbe hast, musst du sie bedienen. Weiß ist hier eine eigene Farbe.",
    ],
    [
      "The 3, 4 and 5 of each colour and both whites carry a block. Taken cards lie open: see who has how many.",
      "Die 3, 4 und 5 jeder Farbe und beide Weißen tragen einen Block. Genommene Karten liegen offen: Sieh nach, wer wie viele hat.",
    ],
    [
      "Three blocks: three points for each colour among them. A fourth would make them four points in all.",
      "Drei Blöcke: drei Punkte für jede Farbe unter ihnen. Mit einem vierten wären sie zusammen nur noch vier wert.",
    ],
    [
      "The points of all three rounds are added up. Now the next player deals, and another colour may be trump.",
      "Die Punkte aller drei Runden zählen zusammen. Jetzt gibt der Nächste, und eine andere Farbe kann Trumpf sein.",
    ],
  ],
};
