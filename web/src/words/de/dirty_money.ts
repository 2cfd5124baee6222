/** Dirty Money: the cleaner is Putztrupp, loot is Beute, busted is geschnappt. */
import type { Phrasebook } from "../sentences.ts";

export const dirtyMoney: Phrasebook = {
  kinds: {
    suit: [
      ["Jewels", "Juwelen"],
      ["Paintings", "Gemälde"],
      ["Artifacts", "Artefakte"],
      ["Junk", "Plunder"],
    ],
    no_suit: [
      ["no Jewels", "keine Juwelen"],
      ["no Paintings", "keine Gemälde"],
      ["no Artifacts", "keine Artefakte"],
      ["no Junk", "keinen Plunder"],
    ],
    card: [["{suit} {n}", "{suit} {n}"]],
    coins: [
      ["no coins", "keine Münzen"],
      ["1 coin", "1 Münze"],
      ["{n} coins", "{n} Münzen"],
    ],
    prints: [
      ["no fingerprints", "keine Fingerabdrücke"],
      ["1 fingerprint", "1 Fingerabdruck"],
      ["{n} fingerprints", "{n} Fingerabdrücke"],
    ],
    with_prints: [
      ["1 fingerprint", "1 Fingerabdruck"],
      ["{n} fingerprints", "{n} Fingerabdrücken"],
    ],
    worth: [["{coins} and {prints}", "{coins} und {prints}"]],
    loot_cards: [
      ["1 loot card", "eine Beutekarte"],
      ["{n} loot cards", "{n} Beutekarten"],
    ],
    cards: [
      ["1 card", "1 Karte"],
      ["{n} cards", "{n} Karten"],
    ],
  },
  sentences: [
    [
      "A heist in tricks: grab the coins, but whoever leaves the most fingerprints is busted",
      "Ein Raubzug in Stichen: Schnapp dir die Münzen, doch wer die meisten Fingerabdrücke hinterlässt, wird geschnappt",
    ],
    ["Design and publisher Argyle Games", "Von und bei Argyle Games"],

    // Seats and cards
    ["Fox", "Fuchs"],
    ["Magpie", "Elster"],
    ["Weasel", "Wiesel"],
    ["Raven", "Rabe"],
    ["Cat", "Katze"],
    ["Mole", "Maulwurf"],
    ["{suit}", "{suit}"],
    ["{card}", "{card}"],
    ["cleaner", "Putztrupp"],
    ["Cleaner", "Putztrupp"],
    ["the cleaner", "den Putztrupp"],
    ["{label}: the cleaner", "{label}: Putztrupp"],

    // Letters on cards
    ["letter of Jewels", "J"],
    ["letter of Paintings", "G"],
    ["letter of Artifacts", "A"],
    ["letter of Junk", "P"],

    // The table
    ["Lead", "Ausspiel"],
    ["winning", "führt"],
    ["led", "ausgespielt"],
    ["Aside, unseen", "Ungesehen beiseite"],
    ["Left over", "Übrig"],
    ["Loot this round", "Beute dieser Runde"],
    ["Fingerprints", "Fingerabdrücke"],
    ["Earlier coins", "Frühere Münzen"],
    ["Earlier fingerprints", "Frühere Fingerabdrücke"],
    ["{n} in this round", "{n} in dieser Runde"],
    ["{counted}, the most", "{counted}, die meisten"],
    ["{stage}, trick {n} of {n2}", "{stage}, Stich {n} von {n2}"],
    ["{stage}, trick {n}", "{stage}, Stich {n}"],

    // Prompts and actions
    ["{name} plays a card.", "{name} spielt eine Karte."],
    ["{name} leads.", "{name} spielt aus."],
    ["You lead: play any card.", "Du spielst aus: eine beliebige Karte."],
    ["You lead: play any card but your cleaner.", "Du spielst aus: eine beliebige Karte außer deinem Putztrupp."],
    [
      "A cleaner has broken the suit: play any card.",
      "Ein Putztrupp hat den Farbzwang aufgehoben: Spiel eine beliebige Karte.",
    ],
    ["You have {no_suit}: play any card.", "Du hast {no_suit}: Spiel eine beliebige Karte."],
    ["Follow with {suit}.", "Bediene {suit}."],
    ["Follow with {suit}, or play your cleaner.", "Bediene {suit} oder spiel deinen Putztrupp."],
    ["Play", "Spielen"],
    ["{worth}", "{worth}"],
    ["takes: {worth}", "nimmt: {worth}"],
    ["wins so far: {worth}", "führt bisher: {worth}"],
    ["adds {worth}", "bringt {worth}"],
    [
      "takes what follows, wiped, unless a later cleaner comes",
      "nimmt alles, was folgt, sauber abgewischt, wenn kein späterer Putztrupp kommt",
    ],

    // Why not
    ["there is no {card} in this deck", "{card} gibt es in diesen Karten nicht"],
    ["{name} does not hold {card}", "{name} hat {card} nicht auf der Hand"],
    ["{name} has played the cleaner", "{name} hat den Putztrupp schon gespielt"],
    ["here a cleaner may be led only as the last card", "hier darf ein Putztrupp nur als letzte Karte ausgespielt werden"],
    ["{suit} is led and must be followed", "die Farbe {suit} ist gefordert und muss bedient werden"],
    [
      "{suit} is led and must be followed, or the cleaner played",
      "die Farbe {suit} ist gefordert: Bediene sie, oder spiel den Putztrupp",
    ],

    // The log
    [
      "{stage}: everyone gets a cleaner and {loot_cards}.",
      "{stage}: Alle bekommen einen Putztrupp und {loot_cards}.",
    ],
    ["One more for {name+}.", "Eine mehr für {name+}."],
    ["Put aside unseen: {cards}.", "Ungesehen beiseitegelegt: {cards}."],
    ["Left over: {card+}.", "Übrig: {card+}."],
    ["{name} leads. It is its turn.", "{name} ist an der Reihe und spielt aus."],
    [
      "{name} leads. It holds the First Player cleaner.",
      "{name} hat den Startspieler-Putztrupp und spielt aus.",
    ],
    ["{name} leads its cleaner.", "{name} spielt den Putztrupp aus."],
    ["{name} leads its cleaner: anything may follow.", "{name} spielt den Putztrupp aus: Nun darf alles folgen."],
    ["{name} plays its cleaner.", "{name} spielt den Putztrupp."],
    ["{name} plays its cleaner: anything may follow.", "{name} spielt den Putztrupp: Nun darf alles folgen."],
    ["{name} leads {card}.", "{name} spielt {card} aus."],
    ["{name} plays {card}.", "{name} spielt {card}."],
    ["{name} plays {card}, having {no_suit}.", "{name} hat {no_suit} und spielt {card}."],
    ["{name} takes the trick with its cleaner: {worth}.", "{name} nimmt den Stich mit dem Putztrupp: {worth}."],
    ["{name} takes the trick with {card}: {worth}.", "{name} nimmt den Stich mit {card}: {worth}."],
    ["{name} has no card left: {name2} leads.", "{name} hat keine Karte mehr: {name2} spielt aus."],
    ["Round {n} is over.", "Runde {n} ist vorbei."],
    ["The deciding round is over.", "Die Entscheidungsrunde ist vorbei."],
    ["Busted in this round: {name+}.", "In dieser Runde geschnappt: {name+}."],
    ["{name}: {coins}, {prints}.", "{name}: {coins}, {prints}."],
    ["{name}: {coins} lost, {prints}.", "{name}: {coins} verloren, {prints}."],
    ["{name}: {coins}, {prints}; {n} and {n2} in all.", "{name}: {coins}, {prints}; insgesamt {n} und {n2}."],
    [
      "{name}: {coins} lost, {prints}; {n} and {n2} in all.",
      "{name}: {coins} verloren, {prints}; insgesamt {n} und {n2}.",
    ],
    ["{name+} are level: one more round decides.", "{name+} liegen gleichauf: Eine weitere Runde entscheidet."],

    // Where coins come from
    ["tricks taken by cleaner", "Stiche mit dem Putztrupp"],
    ["tricks taken by loot", "Stiche mit Beute"],
    ["busted", "geschnappt"],

    // Who won
    ["Nobody wins: all are busted, level with {with_prints}", "Niemand gewinnt: Alle werden mit je {with_prints} geschnappt"],
    ["{name+} share the win with {coins} each", "{name+} teilen sich den Sieg mit je {coins}"],
    [
      "{name} wins on fewer fingerprints, {n} to {n2}, with {coins}",
      "{name} gewinnt mit {coins} dank weniger Fingerabdrücken, {n} zu {n2}",
    ],
    ["{name} wins with {coins}", "{name} gewinnt mit {coins}"],
    ["{won}; nobody is busted", "{won}; niemand wird geschnappt"],
    ["{won}; {name} is busted with {with_prints}", "{won}; {name} wird mit {with_prints} geschnappt"],
    ["{won}; {name+} are busted with {with_prints}", "{won}; {name+} werden mit je {with_prints} geschnappt"],

    // Options
    [
      "How many rounds are played: 1 is the short game, 2 the standard one",
      "Wie viele Runden gespielt werden: 1 ist das kurze Spiel, 2 das übliche",
    ],
    [
      "The loot cards. Both ready-made decks are our estimate, as only the four suits are known; list your own cards in a file",
      "Die Beutekarten. Beide fertigen Kartensätze sind geschätzt, denn bekannt sind nur die vier Farben; deine eigenen Karten kannst du auflisten",
    ],
    [
      "60 (ranks 1 to 15 of each suit), 48 (ranks 1 to 12) or @FILE, a line for each card: suit, rank, coins, fingerprints, such as Jewels 7 3 1",
      "60 (Werte 1 bis 15 jeder Farbe), 48 (Werte 1 bis 12) oder @DATEI, eine Zeile je Karte: Farbe, Wert, Münzen, Fingerabdrücke, etwa Jewels 7 3 1",
    ],
    ["Coins on every cleaner, for whoever takes the trick", "Münzen auf jedem Putztrupp, für den, der den Stich nimmt"],
    [
      "Before each deal remove as many loot cards as there are players, unseen",
      "Vor jedem Geben kommen ungesehen so viele Beutekarten aus dem Spiel, wie Leute mitspielen",
    ],
    [
      "What becomes of loot cards that can't be dealt evenly",
      "Was mit Beutekarten geschieht, die sich nicht gleichmäßig verteilen lassen",
    ],
    [
      "they are set aside face down, and nobody sees them",
      "sie kommen verdeckt beiseite, und niemand sieht sie",
    ],
    [
      "the first player and the next ones get one more each; they play the last trick alone",
      "wer anfängt und die Nächsten bekommen je eine mehr; den letzten Stich spielen sie allein",
    ],
    ["they are set aside face up", "sie kommen offen beiseite"],
    ["Who leads the first trick of a round", "Wer zum ersten Stich einer Runde ausspielt"],
    ["whoever is dealt the First Player cleaner", "wer den Startspieler-Putztrupp bekommt"],
    [
      "the first seat in round 1, then the next one each round",
      "der erste Platz in Runde 1, dann jede Runde der nächste",
    ],
    [
      "A cleaner may be led at any time; off: only as the last card",
      "Ein Putztrupp darf jederzeit ausgespielt werden; sonst: nur als letzte Karte",
    ],
    [
      "Who is busted when several have the most fingerprints",
      "Wer geschnappt wird, wenn mehrere die meisten Fingerabdrücke haben",
    ],
    [
      "the one of them with the most coins; all of those, if they are level too",
      "wer von ihnen die meisten Münzen hat; bei Gleichstand alle diese",
    ],
    [
      "the one of them with the fewest coins; all of those, if they are level too",
      "wer von ihnen die wenigsten Münzen hat; bei Gleichstand alle diese",
    ],
    ["What happens when everyone would be busted", "Was geschieht, wenn alle geschnappt würden"],
    ["nobody is busted", "niemand wird geschnappt"],
    ["everyone is, and nobody wins", "alle werden es, und niemand gewinnt"],
    [
      "Who wins when several who are not busted have the most coins",
      "Wer gewinnt, wenn mehrere, die davonkommen, die meisten Münzen haben",
    ],
    [
      "whoever has fewer fingerprints; all of those, if they are level too",
      "wer weniger Fingerabdrücke hat; bei Gleichstand alle diese",
    ],
    [
      "whoever is ahead after one more round, which counts like the others; all who are level even then",
      "wer nach einer weiteren Runde vorn liegt, die wie die anderen zählt; alle, die auch dann gleichauf liegen",
    ],
    [
      "When whoever has the most fingerprints is busted",
      "Wann geschnappt wird, wer die meisten Fingerabdrücke hat",
    ],
    ["once, on the fingerprints of all rounds", "einmal, nach den Fingerabdrücken aller Runden"],
    [
      "in every round: the busted get no coins for it, and nobody is busted at the end",
      "in jeder Runde: Wer geschnappt wird, bekommt für sie keine Münzen, und am Ende wird niemand geschnappt",
    ],
    [
      "Hide taken loot, the running totals of the round and the log of earlier tricks",
      "Genommene Beute, Zwischenstände der Runde und das Protokoll früherer Stiche bleiben verborgen",
    ],
    [
      "the deck has {loot_cards}: {n} players need at least {n2}, one of them for each hand",
      "der Kartensatz hat {loot_cards}: Zu {n} braucht ihr mindestens {n2}, eine für jede Hand",
    ],
    [
      "the deck has {loot_cards}, and the variant removes {n}: {n2} players need at least {n3}, one of them for each hand",
      "der Kartensatz hat {loot_cards}, und die Variante nimmt {n} heraus: Zu {n2} braucht ihr mindestens {n3}, eine für jede Hand",
    ],

    // Tips
    [
      "The most coins win, but whoever leaves the most fingerprints is busted. Each seat shows both numbers.",
      "Die meisten Münzen gewinnen, doch wer die meisten Fingerabdrücke hinterlässt, wird geschnappt. Jeder Platz zeigt beide Zahlen.",
    ],
    [
      "Follow the suit that is led, if you can. The highest card of that suit takes the whole trick; other suits never win.",
      "Bediene die ausgespielte Farbe, wenn du kannst. Ihre höchste Karte nimmt den ganzen Stich; andere Farben gewinnen nie.",
    ],
    [
      "Your cleaner may be played even when you could follow suit. It takes the trick without fingerprints. You have one a round.",
      "Deinen Putztrupp darfst du auch spielen, wenn du bedienen könntest. Er nimmt den Stich ohne Fingerabdrücke. Du hast einen je Runde.",
    ],
    [
      "You hold cards of the suit that was led, so only these may be played, or your cleaner.",
      "Du hast Karten der ausgespielten Farbe, also gehen nur diese oder dein Putztrupp.",
    ],
    [
      "Who takes a trick gets all its coins and all its fingerprints, and leads the next one.",
      "Wer einen Stich nimmt, bekommt alle Münzen und alle Fingerabdrücke und spielt zum nächsten aus.",
    ],
    [
      "Without a card of the suit led you may play anything. It can't win: a good way to hand dirty cards to others.",
      "Ohne Karte der ausgespielten Farbe darfst du alles spielen. Es kann nicht gewinnen: So wirst du schmutzige Karten los.",
    ],
    [
      "A cleaner breaks the suit: all who come after it may play any card. If several are played, the last takes the trick.",
      "Ein Putztrupp hebt den Farbzwang auf: Wer nach ihm kommt, darf alles spielen. Von mehreren nimmt der letzte den Stich.",
    ],
    [
      "The trick is wiped: coins only. A cleaner is worth most when you play last to a rich and dirty trick.",
      "Der Stich ist abgewischt: nur Münzen. Am meisten bringt ein Putztrupp als letzte Karte in einem reichen, schmutzigen Stich.",
    ],
    [
      "Coins and fingerprints of all rounds are added up. You need not be clean, only cleaner than somebody else.",
      "Münzen und Fingerabdrücke aller Runden zählen zusammen. Du musst nicht sauber sein, nur sauberer als jemand anders.",
    ],
  ],
};
