# Worte, die alle Spiele teilen, und was der Kern ablehnt.

## Listen und Karten

list-middle = { $list }, { $item }
list-last = { $list } und { $item }
card = { $suit } { $rank }
# Wie der eigene Platz heißt, am Anfang und im Satz.
you = Du
    .within = du
    .accusative = dich
    .dative = dir
plain-text = { $text }
sentence = { $text }.

# Ein gewöhnliches Kartenspiel: Namen, und die Buchstaben auf den Karten.
suit-Clubs = Kreuz
letter-Clubs = Kr
suit-Diamonds = Karo
letter-Diamonds = Ka
suit-Hearts = Herz
letter-Hearts = H
suit-Spades = Pik
letter-Spades = P
rank-J = Bube
letter-J = B
rank-Q = Dame
letter-Q = D
rank-K = König
letter-K = K
rank-A = Ass
letter-A = A

## Der Tisch

hand = Hand
your-hand = Deine Hand
deck = Stapel
coins = Münzen
points = Punkte
chips = Chips
trick = Stich
lead = Vorhand
winning = führt
led = ausgespielt
one-moment = Einen Moment.
seat-count = { FORM($seat, case: "within") } { $n }
n-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}

## Abschnitte

the-end = Spielende
round = Runde { $round }
round-of = Runde { $round } von { $of }
stage-trick-of = Stich { $trick } von { $of }
deciding-round = Entscheidungsrunde

## Statistik

at-start = zu Beginn
in-play = im Spiel

## Abgelehnte Aktionen

game-is-over = das Spiel ist vorbei
not-your-turn = { $seat } ist dran, nicht { $seat2 }
not-permitted = { $action } geht nicht: { $reason }
action-number = Aktion { $number }
no-such-action-now = das gibt es in dieser Phase nicht
unknown-action = „{ $text }“ kann man hier nicht tun; man schreibt etwa { $examples }

## Zurücknehmen

no-undo = das kannst du nicht zurücknehmen: { $reason }
nothing-to-undo = es gibt nichts zurückzunehmen
nothing-played = noch wurde nichts gespielt
others-acted = inzwischen hat jemand anders gespielt
all-have-chosen = inzwischen haben alle gewählt
shuffled-since = inzwischen wurde gemischt
hidden-card-shown-since = inzwischen wurde eine verdeckte Karte gezogen oder gezeigt
card-drawn-since = inzwischen wurde eine Karte gezogen

## Spiele und Optionen

no-guide = { $game } hat kein geführtes erstes Spiel
no-such-game = das Spiel { $game } gibt es nicht, nur { $games }
no-such-game-but = das Spiel { $game } gibt es nicht; ist { $close } gemeint?
wrong-seats = { $game } spielt man zu { $players }, nicht zu { $n }
wrong-version = diese Partie folgt der Regelfassung { $rules } von { $game }, die hier nicht gespielt wird: bekannt ist Fassung { $current }
option-refused = Option { $option } kann nicht { $value } sein; möglich: { $allowed }
no-such-option = eine Option { $option } gibt es nicht, nur { $options }
option-form = eine Option schreibt man als Name=Wert, nicht als { $pair }
option-twice = Option { $option } steht zweimal da
allowed-switch = on oder off
allowed-choice = { $most } oder { $last }
allowed-number = eine ganze Zahl von { $low } bis { $high }
allowed-number-or = eine ganze Zahl von { $low } bis { $high } oder { $names }
allowed-numbers = { $names } oder { $length } Zahlen von { $low } bis { $high } mit Kommas dazwischen

## Aufzeichnungen

record-error = { $where }: { $error }
at-line = Zeile { $line }
record-too-long = das ist zu lang für eine Aufzeichnung: { $characters } von höchstens { $most } Zeichen
header-missing = die Zeile „{ $header }: …“ fehlt im Kopf
header-unknown = eine Kopfzeile { $header } gibt es nicht, nur { $headers }
header-twice = { $header } steht zweimal da
line-unclear = „{ $text }“ ist weder „Name: Wert“ noch „Platz: Aktion“
not-json = das ist keine Aufzeichnung in JSON: { $error }
format-wrong = das Format ist nicht { $format }
seats-not-a-number = die Zahl der Plätze ist nicht „{ $text }“
version-not-a-number = die Regelfassung ist eine Zahl, nicht „{ $text }“
version-too-new = diese Aufzeichnung folgt der Regelfassung { $rules } von { $game }, aber dieses Cutpurse kennt sie nur bis { $current }: Installiere ein neueres
version-gone = diese Aufzeichnung folgt der Regelfassung { $rules } von { $game }, die hier nicht mehr gespielt wird
moves-too-many = vor diesem Zug ist das Spiel vorbei; { $left ->
    [one] 1 Zug
   *[other] { $left } Züge
} zu viel
no-such-seat = einen Platz { $name } gibt es nicht, nur { $names }
result-too-early = die Aufzeichnung nennt ein Ergebnis, aber nach ihren Zügen ist das Spiel nicht vorbei
result-differs = die Aufzeichnung sagt „{ $written }“, aber ihre Züge ergeben „{ $reason }“
takebacks-not-a-number = die Zahl der zurückgenommenen Züge ist nicht „{ $text }“
players-order = Spieler stehen in der Reihenfolge ihrer Plätze: { $names }
players-wrong-number = { $players } Spieler sind genannt für { $n } Plätze
player-name-wrong = niemand kann { $name } heißen: keine Steuerzeichen, kein Strichpunkt
proof-incomplete = zu einem Beweis des Gebens gehören { $headers }, oder nichts davon
proof-seat = der Beweis nennt einen Platz, den es nicht gibt; es gibt 0 bis { $last }
proof-twice = was { $name } beigetragen hat, steht zweimal da
proof-empty = niemand hat etwas zum Geben beigetragen
digits-wrong = { $what } hat { $digits } hexadezimale Ziffern, nicht „{ $text }“
bytes-wrong = { $what } hat { $bytes } Bytes, nicht { $given }
what-a-seat-adds = der Beitrag eines Platzes
a-commitment = eine Festlegung
a-secret = ein Geheimnis
a-seed = ein Startwert

## Rätsel

no-such-puzzle = ein Rätsel { $id } gibt es nicht
puzzle-differs = Rätsel { $id } passt nicht zu den Regeln, nach denen hier gespielt wird
puzzles-broken = Zeile { $line } der Rätsel ist nicht zu lesen: { $error }
puzzles-of-another = das ist keine Datei mit Rätseln zu { $game }
puzzles-rules = diese Rätsel folgen Version { $rules } der Regeln von { $game }, die hier nicht gespielt wird: bekannt ist Version { $current }
puzzles-too-long = das ist zu lang für eine Datei mit Rätseln: { $bytes } Bytes von höchstens { $most }
puzzles-too-many = eine Datei hat höchstens { $most } Rätsel, nicht { $n }
puzzles-twice = Zeile { $line } hat Rätsel { $id } ein zweites Mal
