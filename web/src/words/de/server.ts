/** What the server says when it refuses something. */
import type { Phrasebook } from "../sentences.ts";

export const server: Phrasebook = {
  sentences: [
    // Moves
    ["it is {name}'s turn, not yours", "{name} ist dran, nicht du"],
    ["it is {name}'s turn, not {name2}'s", "{name} ist dran, nicht {name2}"],
    ["{move} is not permitted: {why}", "{move} geht nicht: {why}"],
    ["action {n}", "Aktion {n}"],
    ["it is not an action of this phase", "das gibt es in dieser Phase nicht"],
    [
      "“{text}” is not an action here; actions look like {examples}",
      "„{text}“ kann man hier nicht tun; man schreibt etwa {examples}",
    ],
    ["the game is over", "das Spiel ist vorbei"],
    ["the match is over", "die Partie ist vorbei"],
    ["the match is not over yet", "die Partie ist noch nicht vorbei"],
    ["the match has not begun yet", "die Partie hat noch nicht begonnen"],
    ["this was meant for match {n}; now it is match {n2}", "das galt für Partie {n}; jetzt läuft Partie {n2}"],
    ["this can't be taken back: {why}", "das kannst du nicht zurücknehmen: {why}"],
    ["nothing has been played yet", "noch wurde nichts gespielt"],
    ["somebody else has acted since", "inzwischen hat jemand anders gespielt"],
    ["cards were shuffled since", "inzwischen wurde gemischt"],
    ["a hidden card was drawn or shown since", "inzwischen wurde eine verdeckte Karte gezogen oder gezeigt"],
    ["a card was drawn since", "inzwischen wurde eine Karte gezogen"],
    ["the match was taken up here", "von hier aus wurde die Partie aufgenommen"],
    ["there is nothing to take back", "es gibt nichts zurückzunehmen"],
    ["there are no hints at this table", "an diesem Tisch gibt es keine Hinweise"],
    ["hints are for who is to move", "Hinweise bekommt, wer am Zug ist"],

    // Seats and tables
    ["you don't sit at this table", "du sitzt nicht an diesem Tisch"],
    ["all seats are taken", "alle Plätze sind besetzt"],
    ["there is no seat {n}; there are 0 to {n2}", "Platz {n} gibt es nicht, nur 0 bis {n2}"],
    [
      "{name} sits here already; take a name that can't be mistaken for it",
      "{name} sitzt schon hier; nimm einen Namen, den man nicht damit verwechselt",
    ],
    ["{name} sits there", "dort sitzt {name}"],
    [
      "you can't change seats during a match: you have seen other cards",
      "während einer Partie kannst du den Platz nicht wechseln: Du hast andere Karten gesehen",
    ],
    ["only who opened the table can do that", "das kann nur, wer den Tisch eröffnet hat"],
    ["this can be done before the cards are dealt", "das geht nur, bevor gegeben ist"],
    ["the cards are dealt already", "es ist schon gegeben"],
    ["there is no match to be played", "es wird gerade keine Partie gespielt"],
    ["no code is free for a new table", "für einen neuen Tisch ist kein Code frei"],
    [
      "there is no table with this code, or its match is over",
      "diesen Code hat kein Tisch, oder seine Partie ist vorbei",
    ],
    ["there is no such table", "diesen Tisch gibt es nicht"],
    ["{n} bots are named for {n2} seats", "{n} Bots sind zu viele für {n2} Plätze"],
    [
      "there is no bot “{name}” for a table; there are {list+}",
      "einen Bot „{name}“ gibt es nicht, nur {list+}",
    ],
    [
      "a clock has seconds for each move, or a bank, not both",
      "eine Uhr gibt Sekunden je Zug oder einen Vorrat, nicht beides",
    ],
    ["there is no game {name}; there are {list+}", "das Spiel {name} gibt es nicht, nur {list+}"],
    ["there is no phrase “{name}”; there are {list+}", "den Spruch „{name}“ gibt es nicht, nur {list+}"],
    ["add {n} bytes to the deal, not {n2}", "zum Mischen gehören {n} Bytes, nicht {n2}"],
    ["option {name} can't be {value}; it takes {allowed}", "Option {name} kann nicht {value} sein; möglich: {allowed}"],
    ["there is no option {name}; there are {list+}", "eine Option {name} gibt es nicht, nur {list+}"],

    // Names and people
    ["a name needs at least one letter", "ein Name braucht mindestens einen Buchstaben"],
    ["a name has at most {n} letters, not {n2}", "ein Name hat höchstens {n} Zeichen, nicht {n2}"],
    [
      "a name has letters, digits, signs and spaces only",
      "ein Name besteht nur aus Buchstaben, Ziffern, Zeichen und Leerzeichen",
    ],
    ["a name keeps to one alphabet", "ein Name bleibt bei einem Alphabet"],
    [
      "this link has been used, or is too old; make another on your first device",
      "dieser Link ist verbraucht oder zu alt; mach auf deinem ersten Gerät einen neuen",
    ],
    [
      "this token or cookie is nobody's; POST /api/people gives you another",
      "dieses Token oder Cookie gehört niemandem; POST /api/people gibt dir ein neues",
    ],
    [
      "you have no name here yet: POST /api/people gives you one",
      "du hast hier noch keinen Namen: POST /api/people gibt dir einen",
    ],

    // Matches, replays and records
    ["there has been no match {n} at this table", "eine Partie {n} gab es an diesem Tisch nicht"],
    ["there is no match {n} at this table", "eine Partie {n} gibt es an diesem Tisch nicht"],
    ["there is no step {n} in this match; there are 0 to {n2}", "Schritt {n} hat diese Partie nicht, nur 0 bis {n2}"],
    ["there is no step {n} in that match; there are 0 to {n2}", "Schritt {n} hat jene Partie nicht, nur 0 bis {n2}"],
    ["nobody is to act after this step", "nach diesem Schritt ist niemand am Zug"],
    ["nothing is left to play after this step", "nach diesem Schritt ist nichts mehr zu spielen"],
    [
      "game, seats and options are those of the match to start from: leave them out",
      "Spiel, Plätze und Optionen kommen von der Partie, von der es ausgeht: Lass sie weg",
    ],
    ["game: name one, or a match to start from", "nenne ein Spiel oder eine Partie, von der es ausgeht"],
    ["there is no such record", "diese Aufzeichnung gibt es nicht"],
    [
      "this table keeps all hands hidden, also after the match",
      "an diesem Tisch bleiben alle Hände auch nach der Partie verdeckt",
    ],
    [
      "what everybody has earned is counted when the match is over",
      "was alle verdient haben, wird nach der Partie gezählt",
    ],
    [
      "only your own view of this match can be seen until it is over",
      "bis die Partie vorbei ist, kannst du sie nur von deinem Platz aus sehen",
    ],
    [
      "this is too long for a record: {n} bytes of at most {n2}",
      "das ist zu lang für eine Aufzeichnung: {n} von höchstens {n2} Bytes",
    ],
    [
      "this match is too long to watch here: {n} moves of at most {n2}",
      "diese Partie ist hier zu lang zum Zusehen: {n} von höchstens {n2} Zügen",
    ],

    // Too much at once
    ["{much}; wait a second", "{much}; warte eine Sekunde"],
    ["{much}; wait a second, or listen to the stream", "{much}; warte eine Sekunde oder hör dem Strom zu"],
    ["{much}; wait a few seconds", "{much}; warte ein paar Sekunden"],
    ["{much}; try again in a moment", "{much}; versuch es gleich noch einmal"],
    ["{much}; try again in a minute", "{much}; versuch es in einer Minute noch einmal"],
    ["too many requests", "zu viele Anfragen"],
    ["too many matches are reviewed at once", "zu viele Partien werden gerade überdacht"],
    ["too many reviews at once", "zu viele Rückblicke auf einmal"],
    ["too many new people, names or tokens from here", "zu viele neue Leute, Namen oder Token von hier"],
    ["too many new tables", "zu viele neue Tische"],
    ["too many wishes at once", "zu viele Wünsche auf einmal"],
    ["too many wishes at this table at once", "zu viele Wünsche auf einmal an diesem Tisch"],
    ["enough said for now", "für jetzt ist genug gesagt"],
    ["too many codes tried", "zu viele Codes probiert"],
    ["too many hints at once", "zu viele Hinweise auf einmal"],
    ["too many people want hints at once", "zu viele wollen gerade Hinweise"],
    ["too many looks at once", "zu viele Blicke auf einmal"],
    ["too many records and replays at once", "zu viele Aufzeichnungen und Wiederholungen auf einmal"],
    ["too many records at once", "zu viele Aufzeichnungen auf einmal"],
    ["too many connections at once", "zu viele Verbindungen auf einmal"],
    ["too much at once through sockets from here", "von hier kommt zu viel auf einmal"],
    ["too many things happen at this table at once", "an diesem Tisch geschieht zu viel auf einmal"],
    ["too many connections are open from here; close some", "von hier sind zu viele Verbindungen offen; schließ einige"],
    ["too many people watch this table", "an diesem Tisch sehen zu viele zu"],
    [
      "too much has happened at this table; after this match open another",
      "an diesem Tisch ist zu viel geschehen; eröffne nach dieser Partie einen neuen",
    ],

    // Faults
    [
      "the server's database does not answer; nothing was done, try again in a moment",
      "die Datenbank des Servers antwortet nicht; nichts ist geschehen, versuch es gleich noch einmal",
    ],
    [
      "the server's disk is full: this can't be saved, but nothing that was saved is lost",
      "die Platte des Servers ist voll: Das lässt sich nicht speichern, doch nichts Gespeichertes geht verloren",
    ],
    [
      "the server's database stopped answering: this may be done or not; look before you retry",
      "die Datenbank des Servers antwortet nicht mehr: Vielleicht ist es geschehen, vielleicht nicht; sieh nach, bevor du es noch einmal versuchst",
    ],
    [
      "the server has made a mistake; it is in its log",
      "der Server hat einen Fehler gemacht; er steht in seinem Protokoll",
    ],
    [
      "the page has no such file; it may be of another version: load it again",
      "diese Datei hat die Seite nicht; vielleicht gehört sie zu einer anderen Fassung: Lade neu",
    ],
    ["this is too long", "das ist zu lang"],
    ["this request comes from another site", "diese Anfrage kommt von einer fremden Seite"],
    [
      "the rest of this request has not come in time",
      "der Rest dieser Anfrage ist nicht rechtzeitig gekommen",
    ],
    [
      "this server is not called that; see `cutpurse serve --help`, --name",
      "dieser Server heißt nicht so; siehe `cutpurse serve --help`, --name",
    ],
    [
      "only JSON is understood: content-type: application/json",
      "hier wird nur JSON verstanden: content-type: application/json",
    ],
    ["a review is asked for without a body", "ein Rückblick wird ohne Inhalt angefragt"],
    ["a stream is asked for without a body", "ein Strom wird ohne Inhalt angefragt"],
    ["a header is there twice that can be there once", "eine Kopfzeile steht zweimal da, die einmal da sein darf"],
    ["answer: a text of at most {n} letters", "answer: ein Text mit höchstens {n} Zeichen"],
    [
      'a wish is a JSON object, such as {"do": "sit"}',
      'ein Wunsch ist ein JSON-Objekt, etwa {"do": "sit"}',
    ],
    ["{fault}; /api/openapi.json tells what there is", "{fault}; /api/openapi.json sagt, was es gibt"],
  ],
};
