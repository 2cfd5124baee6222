/** COIN: the Trick card is Stichkarte, Gray Coins are graue Münzen. */
import type { Phrasebook } from "../sentences.ts";

export const coin: Phrasebook = {
  kinds: {
    the_prize: [["the Trick card", "die Stichkarte"]],
    won: [
      ["1 Trick card", "1 Stichkarte"],
      ["{n} Trick cards", "{n} Stichkarten"],
    ],
    back: [["one Gray Coin", "eine graue Münze"]],
    coins: [
      ["1 Coin", "1 Münze"],
      ["{n} Coins", "{n} Münzen"],
    ],
    points: [
      ["1 Points", "1 Punkt"],
      ["{n} Points", "{n} Punkte"],
    ],
    point_part: [
      ["1 Coin on fronts", "1 Münze auf Vorderseiten"],
      ["{n} Coins on fronts", "{n} Münzen auf Vorderseiten"],
      ["{n} Gray", "{n} graue"],
      ["{n} for foreign cards", "{n} für fremde Karten"],
      ["{n} for the most Gray Coins", "{n} für die meisten grauen Münzen"],
    ],
    new_colour: [["{suit} now plays {suit2}", "{suit} spielt jetzt {suit2}"]],
  },
  sentences: [
    [
      "Eight tricks a round, four colours: fronts pay coins, and the most gray coins pay twice",
      "Acht Stiche je Runde, vier Farben: Vorderseiten bringen Münzen, und die meisten grauen zählen doppelt",
    ],
    ["Design John Clowdus, published by Small Box Games", "Von John Clowdus, erschienen bei Small Box Games"],

    // The table
    ["Trick card", "Stichkarte"],
    ["the Trick card", "die Stichkarte"],
    ["Trick cards to come", "Kommende Stichkarten"],
    ["Trick's Colour", "Stichfarbe"],
    ["Bank", "Bank"],
    ["Gray Coins", "Graue Münzen"],
    ["Exchanges", "Getauscht"],
    ["the most", "die meisten"],
    ["of complete Rounds", "aus ganzen Runden"],
    ["{stage}, Trick {n} of {n2}", "{stage}, Stich {n} von {n2}"],
    ["round {n}, trick {n2}", "Runde {n}, Stich {n2}"],
    ["deciding round, trick {n}", "Entscheidungsrunde, Stich {n}"],

    // Prompts and actions
    ["It is your Colour: choose a card for your Bank.", "Die Stichkarte hat deine Farbe: Wähle eine Karte für deine Bank."],
    ["{name} adds a card to its Bank.", "{name} legt eine Karte in die Bank."],
    ["Everyone may exchange a card.", "Alle dürfen eine Karte tauschen."],
    ["Everyone exchanges a card.", "Alle tauschen eine Karte."],
    ["{name} may exchange a card.", "{name} darf eine Karte tauschen."],
    [
      "Draw a card and put one beneath your deck?",
      "Möchtest du eine Karte ziehen und dafür eine unter deinen Stapel schieben?",
    ],
    [
      "You must exchange: draw a card, then put one beneath your deck.",
      "Du musst tauschen: Zieh eine Karte und schieb dann eine unter deinen Stapel.",
    ],
    ["Choose a card to put beneath your deck.", "Wähle eine Karte, die unter deinen Stapel kommt."],
    ["{name} puts a card beneath its deck.", "{name} schiebt eine Karte unter den Stapel."],
    ["draw nothing, bury nothing", "nichts ziehen, nichts unterschieben"],
    ["Exchange", "Tauschen"],
    ["draw a card, then put any one beneath your deck", "zieh eine Karte und schieb dann eine beliebige unter deinen Stapel"],
    ["is shuffled into your deck", "wird in deinen Stapel gemischt"],
    ["{coins}, for good", "{coins}, sicher"],
    ["To your Bank", "In die Bank"],
    ["bank {n}", "{n} in die Bank"],
    ["bury {n}", "{n} unterschieben"],
    ["exchange", "tauschen"],

    // Why not
    ["{name} put {n} in the Bank", "{name} hat die {n} in die Bank gelegt"],
    ["the Trick card is {n}", "die Stichkarte ist eine {n}"],
    ["here everyone must exchange a card", "hier müssen alle eine Karte tauschen"],

    // The log
    [
      "Trick {n}: the Trick card is {card} ({coins}); {name} banks a card and plays last.",
      "Stich {n}: Die Stichkarte ist {card} ({coins}); {name} legt eine Karte in die Bank und spielt zuletzt.",
    ],
    ["{name} adds {n} to its Bank.", "{name} legt die {n} in die Bank."],
    [
      "Nobody wins the Trick card: it waits for the next winner.",
      "Niemand gewinnt die Stichkarte: Sie fällt an den nächsten Gewinner.",
    ],
    ["Nobody wins the Trick card: it is set aside.", "Niemand gewinnt die Stichkarte: Sie kommt beiseite."],
    ["{name} exchanges a card.", "{name} tauscht eine Karte."],
    ["{name} keeps its hand.", "{name} tauscht nicht."],
    ["{name} puts the {n} beneath its deck.", "{name} schiebt die {n} unter den Stapel."],
    ["Exchanged a card: nobody.", "Niemand hat getauscht."],
    ["Exchanged a card: {name+}.", "Getauscht: {name+}."],
    ["The last cards go face down into the Banks.", "Die letzten Karten kommen verdeckt in die Banken."],
    [
      "{name}: {points} ({point_part+}), {n} in all.",
      "{name}: {points} ({point_part+}), insgesamt {n}.",
    ],
    ["Round {n} begins: every deck is shuffled anew.", "Runde {n} beginnt: Alle Stapel werden neu gemischt."],
    ["{new_colour+}.", "{new_colour+}."],
    ["{name+} are level: one more Round decides.", "{name+} liegen gleichauf: Eine weitere Runde entscheidet."],

    // Where Points come from
    ["Trick cards", "Stichkarten"],
    ["own cards face up", "eigene offene Karten"],
    ["foreign cards", "fremde Karten"],
    ["the most Gray Coins", "die meisten grauen Münzen"],

    // Who won
    ["{name} wins with {n} Points to {n2}", "{name} gewinnt mit {n} zu {n2} Punkten"],
    ["{name+} share the win with {n} Points each", "{name+} teilen sich den Sieg mit je {n} Punkten"],
    [
      "{name+} share the win with {n} Points and {n2} cards each",
      "{name+} teilen sich den Sieg mit je {n} Punkten und {n2} Karten",
    ],
    [
      "{name} wins on cards in the last Bank, {n} to {n2}",
      "{name} gewinnt bei gleich vielen Punkten nach Karten in der letzten Bank, {n} zu {n2}",
    ],

    // Options
    [
      "Points that end the game after the Round in which somebody has them; round: a single Round",
      "Wer so viele Punkte hat, beendet mit dieser Runde das Spiel; oder es gibt nur eine einzige Runde",
    ],
    ["a whole number from {n} to {n2} or round", "eine ganze Zahl von {n} bis {n2} oder eine Runde"],
    ["round", "eine Runde"],
    ["What becomes of a Trick card that nobody wins", "Was mit einer Stichkarte geschieht, die niemand gewinnt"],
    ["it is set aside and scores for nobody", "sie kommt beiseite und zählt für niemanden"],
    [
      "it waits: the next winner of a Trick card takes it, too",
      "sie bleibt liegen: Wer die nächste gewinnt, bekommt sie dazu",
    ],
    ["the player of its Colour takes it", "wer ihre Farbe spielt, bekommt sie"],
    ["the Trick card, being the highest", "die Stichkarte, als höchste Karte"],
    [
      "nothing: the Trick card is unclaimed; the card stays face up",
      "nichts: Die Stichkarte bleibt herrenlos; die Karte bleibt offen",
    ],
    [
      "After Tricks 1 to 7: draw a card and put one beneath the deck",
      "Nach den Stichen 1 bis 7: eine Karte ziehen und eine unter den Stapel schieben",
    ],
    ["everyone may", "alle dürfen es"],
    ["everyone must", "alle müssen es"],
    ["nobody does", "niemand tut es"],
    ["How exchanges are chosen", "Wie getauscht wird"],
    ["one after the other in turn order, openly", "der Reihe nach, vor aller Augen"],
    [
      "What happens to a deck when a card was put beneath it",
      "Was mit einem Stapel geschieht, unter den eine Karte geschoben wurde",
    ],
    ["nothing: its owner remembers what lies there", "nichts: Man merkt sich, was unten liegt"],
    ["it is shuffled", "er wird gemischt"],
    [
      "Who gains the bonus when several have the most Gray Coins",
      "Wer den Bonus bekommt, wenn mehrere die meisten grauen Münzen haben",
    ],
    ["each of them, in full", "sie alle, in voller Höhe"],
    [
      "each of them their own bonus divided by their number, rounded down",
      "sie alle, aber der Bonus geteilt durch ihre Anzahl, abgerundet",
    ],
    [
      "the one with the fewest Points in all; if these are level too, each of those",
      "wer von ihnen insgesamt die wenigsten Punkte hat; bei Gleichstand alle diese",
    ],
    ["Who wins when the highest totals are level", "Wer gewinnt, wenn mehrere vorn gleichauf liegen"],
    [
      "who leads after one more Round; all of them if they are level again",
      "wer nach einer weiteren Runde vorn liegt; alle, wenn sie wieder gleichauf liegen",
    ],
    ["who has the most cards in the last Bank", "wer in der letzten Bank die meisten Karten hat"],
    [
      "Gray Coins are worth a Point each; off: they count for the bonus only",
      "Graue Münzen zählen je einen Punkt; sonst: sie zählen nur für den Bonus",
    ],
    [
      "After each Round every player takes the next Colour",
      "Nach jeder Runde bekommen alle die nächste Farbe",
    ],

    // Tips
    [
      "Each Coin in your Bank is a Point, Gray ones too. So is each card of another Colour. The most Gray Coins score twice.",
      "Jede Münze in deiner Bank ist ein Punkt, auch graue, und jede Karte fremder Farbe noch einer. Die meisten grauen zählen doppelt.",
    ],
    [
      "The Trick card is of your Colour: one of your cards goes to your Bank now, and its Coins are safe. Then you play last.",
      "Die Stichkarte hat deine Farbe: Eine deiner Karten kommt jetzt sicher in deine Bank. Dafür spielst du zuletzt.",
    ],
    [
      "Face up a card competes: the highest takes the Trick card, the lowest stays face up, any other turns gray.",
      "Offen spielt eine Karte mit: Die höchste nimmt die Stichkarte, die niedrigste bleibt offen, jede andere wird grau.",
    ],
    [
      "Face down a card is one Gray Coin: a Point for sure, and one more if you end with the most Gray Coins.",
      "Verdeckt ist eine Karte eine graue Münze: ein sicherer Punkt, und noch einer, wenn du am Ende die meisten grauen hast.",
    ],
    [
      "No value shows twice in a Trick: not the Trick card's, not that of the card just banked, not one in the middle. Face down it may go.",
      "Kein Wert liegt zweimal offen: nicht der der Stichkarte, nicht der in die Bank gelegte, keiner aus der Mitte. Verdeckt geht er.",
    ],
    [
      "A Trick card of another Colour is a Point more, on top of the Coins on it.",
      "Eine Stichkarte fremder Farbe bringt einen Punkt mehr, zusätzlich zu ihren Münzen.",
    ],
    [
      "Draw a card, then put any one of your hand beneath your deck. It costs nothing: get rid of your worst.",
      "Zieh eine Karte und schieb dann irgendeine unter deinen Stapel. Es kostet nichts: Werde die schlechteste los.",
    ],
    [
      "What goes beneath your deck comes back later, in that order. The table keeps it written down for you.",
      "Was unter deinen Stapel kommt, kehrt später in dieser Reihenfolge zurück. Der Tisch merkt es sich für dich.",
    ],
    [
      "The last Trick: the card that stays in your hand will be a Gray Coin. Don't save a rich one.",
      "Der letzte Stich: Die Karte, die dir bleibt, wird eine graue Münze. Heb keine reiche auf.",
    ],
    [
      "A new Round with all cards. When somebody has reached the target at the end of one, the most Points win.",
      "Eine neue Runde mit allen Karten. Hat am Ende einer Runde jemand das Ziel erreicht, gewinnen die meisten Punkte.",
    ],
  ],
};
