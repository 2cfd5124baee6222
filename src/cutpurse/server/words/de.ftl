# Was der Server ablehnt und warum; und die Sprüche, die man sagen kann.

## Am Tisch

no-such-table = diesen Tisch gibt es nicht
not-seated = du sitzt nicht an diesem Tisch
all-seats-taken = alle Plätze sind besetzt
no-seat = Platz { $number } gibt es nicht, nur 0 bis { $last }
seat-taken = dort sitzt { $name }
seat-after-match = an diesem Tisch bleiben alle Hände verdeckt, daher kannst du erst Platz nehmen, wenn die nächste Partie vorbereitet ist
seat-change = während einer Partie kannst du den Platz nicht wechseln: Du hast andere Karten gesehen
owner-only = das kann nur, wer den Tisch eröffnet hat
before-deal-only = das geht nur, bevor gegeben ist
already-dealt = es ist schon gegeben
no-match-played = es wird gerade keine Partie gespielt
entropy-length = zum Mischen gehören { $bytes } Bytes, nicht { $given }
no-such-bot = einen Bot „{ $name }“ gibt es nicht, nur { $names }
no-such-phrase = den Spruch „{ $name }“ gibt es nicht, nur { $names }
no-talk-here = an diesem Tisch gibt es nur die Sprüche
text-empty = darin ist nichts zu lesen
text-too-long = ein Text hat höchstens { $most } Buchstaben, nicht { $length }
text-unreadable = ein Text hat nur Buchstaben, Ziffern, Zeichen und Leerzeichen
time-up = { YOU($seat) ->
    [yes] Die Zeit war um: Ein Bot spielt für dich.
   *[no] Die Zeit war um: Ein Bot spielt für { $seat }.
}
no-hints = an diesem Tisch gibt es keine Hinweise
hints-on-turn = Hinweise bekommt, wer am Zug ist
adviser-prepared = der starke Bot, der gefragt würde, wird vorbereitet, { $number } von { $parts } Teilen; versuche es gleich noch einmal

## Die Karten des Tages

no-such-day = für den { $day } gibt es keine Karten des Tages
daily-after-yours = wie andere gespielt haben, siehst du, wenn du selbst mit diesen Karten zu Ende gespielt hast
arranged-closed = andere spielen noch mit diesen Karten: Diesen Tisch siehst du, wenn du selbst oder wenn alle damit gespielt haben
arranged-seats = an diesem Tisch sind die Plätze vergeben
arranged-only-play = andere spielen mit denselben Karten, deshalb wird hier nichts zurückgenommen, und es folgt keine weitere Partie
arranged-deal-later = andere spielen noch mit diesen Karten: Sie werden gezeigt, wenn alle damit gespielt haben

## Turniere

no-such-tournament = dieses Turnier gibt es nicht
tournament-over = dieses Turnier ist vorbei
tournament-begun = dieses Turnier hat begonnen: Niemand kommt mehr dazu
tournament-full = { $most } Leute nehmen schon teil
tournament-empty = noch nimmt niemand teil
tournament-host-only = das kann nur, wer das Turnier eröffnet hat
tournament-clock = ein Turnier braucht eine Uhr, damit niemand eine Runde aufhält
too-many-tournaments = zurzeit sind zu viele Turniere offen; versuch es später noch einmal

## Züge

match-not-begun = die Partie hat noch nicht begonnen
match-over = die Partie ist vorbei
match-not-over = die Partie ist noch nicht vorbei
other-match = das galt für Partie { $number }; jetzt läuft Partie { $now }
turn-not-yours = { $seat } ist dran, nicht du
others-choose = andere wählen noch
all-asked = inzwischen sind alle gefragt
time-is-up = deine Zeit ist um
all-choose = { $text } Alle wählen gleichzeitig.
choice-made = Du hast gewählt: { $action }. Die anderen wählen noch.
your-choice = deine Wahl
choosing = wählt noch
taken-up-here = von hier aus wurde die Partie aufgenommen

## Einen Tisch eröffnen

too-many-bots = { $bots } Bots sind zu viele für { $count } Plätze
two-clocks = eine Uhr gibt Sekunden je Zug oder einen Vorrat, nicht beides
talk-by-link-only = freier Text geht nur an Tischen mit Link, nicht an solchen in der Liste
game-or-start = nenne ein Spiel oder eine Partie, von der es ausgeht
same-as-start = Spiel, Plätze und Optionen kommen von der Partie, von der es ausgeht: Lass sie weg
nothing-left = nach diesem Schritt ist nichts mehr zu spielen
no-free-code = für einen neuen Tisch ist kein Code frei; versuch es gleich noch einmal
no-such-code = diesen Code hat kein Tisch, oder seine Partie ist vorbei

## Namen und Leute

name-empty = ein Name braucht mindestens einen Buchstaben
name-too-long = ein Name hat höchstens { $most } Zeichen, nicht { $length }
name-unreadable = ein Name besteht nur aus Buchstaben, Ziffern, Zeichen und Leerzeichen
name-mixed = ein Name bleibt bei einem Alphabet
name-alike = { $name } sitzt schon hier; nimm einen Namen, den man nicht damit verwechselt
link-used = dieser Link ist verbraucht oder zu alt; mach auf deinem ersten Gerät einen neuen
unknown-token = dieses Token oder Cookie gehört niemandem; POST /api/people gibt dir ein neues
no-operator-key = dieser Server hat keinen Betreiberschlüssel (cutpurse serve --operator-key), also zeigt er seine Zahlen niemandem
needs-operator-key = dafür braucht es den Schlüssel des Betreibers
wrong-operator-key = das ist nicht der Schlüssel des Betreibers
no-name-yet = du hast hier noch keinen Namen: POST /api/people gibt dir einen

## Partien, Wiederholungen und Aufzeichnungen

no-match = eine Partie { $number } gibt es an diesem Tisch nicht
no-step = Schritt { $step } hat diese Partie nicht, nur 0 bis { $last }
nobody-to-act = nach diesem Schritt ist niemand am Zug
no-such-record = diese Aufzeichnung gibt es nicht
hands-stay-hidden = an diesem Tisch bleiben alle Hände auch nach der Partie verdeckt
statistics-later = was alle verdient haben, wird nach der Partie gezählt
own-view-only = bis die Partie vorbei ist, kannst du sie nur von deinem Platz aus sehen
record-too-large = das ist zu lang für eine Aufzeichnung: { $bytes } von höchstens { $most } Bytes
match-too-long = diese Partie ist hier zu lang zum Zusehen: { $moves } von höchstens { $most } Zügen

## Zu viel auf einmal

too-many-requests = zu viele Anfragen; warte ein paar Sekunden
too-many-newcomers = zu viele neue Leute, Namen oder Token von hier; warte ein paar Sekunden
too-many-tables = zu viele neue Tische; warte ein paar Sekunden
too-many-codes = zu viele Codes probiert; warte ein paar Sekunden
too-many-commands = zu viele Befehle auf einmal; warte eine Sekunde
too-many-commands-here = zu viele Befehle auf einmal an diesem Tisch; warte eine Sekunde
too-many-phrases = für jetzt ist genug gesagt; warte ein paar Sekunden
too-many-hints = zu viele Hinweise auf einmal; warte ein paar Sekunden
too-many-hints-wanted = zu viele wollen gerade Hinweise; warte ein paar Sekunden
too-many-looks = zu viele Blicke auf einmal; warte eine Sekunde oder hör dem Strom zu
too-many-replays = zu viele Aufzeichnungen und Wiederholungen auf einmal; warte ein paar Sekunden
too-many-reviews = zu viele Rückblicke auf einmal; warte ein paar Sekunden
too-many-reviewed = zu viele Partien werden gerade überdacht; versuch es in einer Minute noch einmal
too-many-records = zu viele Aufzeichnungen auf einmal; warte ein paar Sekunden
too-many-connections = zu viele Verbindungen auf einmal; warte ein paar Sekunden
too-many-frames = von hier kommt zu viel auf einmal; warte eine Sekunde
too-many-open = von hier sind zu viele Verbindungen offen; schließ einige
too-many-watch = an diesem Tisch sehen zu viele zu
table-too-busy = an diesem Tisch geschieht zu viel auf einmal; versuch es gleich noch einmal
table-too-long = an diesem Tisch ist zu viel geschehen; eröffne nach dieser Partie einen neuen

## Störungen

database-down = die Datenbank des Servers antwortet nicht; nichts ist geschehen, versuch es gleich noch einmal
database-unsure = die Datenbank des Servers antwortet nicht mehr: Vielleicht ist es geschehen, vielleicht nicht; sieh nach, bevor du es noch einmal versuchst
disk-full = die Platte des Servers ist voll: Das lässt sich nicht speichern, doch nichts Gespeichertes geht verloren
server-failed = der Server hat einen Fehler gemacht; er steht in seinem Protokoll

## Anfragen

no-such-language = in der Sprache { $language } gibt es keine Worte
no-body-wanted = das wird ohne Inhalt angefragt
body-too-long = das ist zu lang
body-too-slow = der Rest dieser Anfrage ist nicht rechtzeitig gekommen
other-site = diese Anfrage kommt von einer fremden Seite
other-host = dieser Server heißt nicht so; siehe `cutpurse serve --help`, --name
json-only = hier wird nur JSON verstanden: content-type: application/json
header-repeated = eine Kopfzeile steht zweimal da, die einmal da sein darf
label-too-long = answer: ein Text mit höchstens { $most } Zeichen
no-command = ein Befehl ist ein JSON-Objekt, etwa { "{" }"do": "sit"{ "}" }
bad-field = { $field }: { $fault }
bad-request = { $error }; /api/openapi.json sagt, was es gibt

## Sprüche

phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke.
phrase-oops = Hoppla.
phrase-ouch = Autsch!
phrase-phew = Puh.
phrase-thinking = Ich überlege.
phrase-your-turn = Du bist dran.
phrase-one-more = Noch eins?
phrase-have-to-go = Ich muss los.
phrase-good-game = Schönes Spiel!
phrase-laugh = Ha!
