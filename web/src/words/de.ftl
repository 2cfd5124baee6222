# Die Wörter der Seite auf Deutsch.

## The lobby

lobby-again = Noch einmal versuchen
lobby-failed = Etwas ist schiefgegangen.
lobby-noanswer = Der Server antwortet nicht. Besteht die Verbindung noch?
lobby-close = Schließen
lobby-home = Cutpurse, alle Spiele
lobby-lights = Hell oder dunkel
lobby-start-here = Hier anfangen
lobby-preparing = Stärkere Bots werden einmalig vorbereitet und spielen bis dahin nach einfachen Regeln: { $games }.
lobby-preparing-part = { $game } ({ $n } von { $of })
lobby-preparing-soon = { $game } (wartet)
lobby-size = { $players } Personen, { $minutes } Min.
lobby-games = Spiele
lobby-headline = Kleine Spiele um Geld.
lobby-promise = Spiel sofort gegen Bots oder mit Freunden per Link. Ohne Konto.
lobby-mine = Deine Partien
lobby-mine-none = Noch keine. Was du spielst, bleibt hier: zum Weiterspielen oder zum Zurückblicken.
lobby-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
lobby-with = mit { $names }
lobby-yourturn = du bist dran
lobby-waiting = wartet
lobby-goon = weiterspielen
lobby-won = gewonnen
lobby-review = Rückblick
lobby-more = noch { $n }
lobby-open = Offene Tische
lobby-none = Gerade steht kein Tisch allen offen. Deiner kann es: Ändere seine Optionen.
lobby-taken = { $n } von { $seats } Plätzen besetzt
lobby-played = wird gespielt
lobby-sit = hinsetzen
lobby-watch = zusehen
lobby-join = Tisch mit Code
lobby-join-go = Los
lobby-nocode = Diesen Code hat kein Tisch. Vielleicht ist das Spiel vorbei.
import-record = Aufzeichnung ansehen
import-about = Die Aufzeichnung einer Partie, als Text oder JSON, kannst du hier Schritt für Schritt ansehen. Wer den Link hat, kann es auch.
import-paste = Aufzeichnung einfügen
import-file = oder eine Datei wählen
import-go = Ansehen
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-offline = Du bist offline. Was du siehst, ist vielleicht veraltet; Tische kommen von selbst wieder.
lobby-joining = Der Tisch wird gesucht.

## A new table

new-title = Neuer Tisch: { $game }
new-rules = So geht es
new-given = Dieselben Karten wie in einer früheren Partie, mit deren Optionen.
new-who = Wer auf dem Platz { $seat } sitzt
new-open = Freier Platz
new-bot = Bot, { $level }
new-level = Bots
new-level-novice = Neuling
new-level-quick = Flink
new-level-casual = Amateur
new-level-sharp = Könner
new-level-expert = Meister
new-level-novice-about = Neuling spielt vernünftig, passt aber nicht immer auf.
new-level-quick-about = Flink spielt sofort: was ein kleines Netz gelernt hat, sonst nach einfachen Regeln.
new-level-casual-about = Amateur probiert im Kopf ein paar Dinge aus, bevor er spielt.
new-level-sharp-about = Könner merkt sich, was gespielt wurde, und denkt voraus.
new-level-expert-about = Meister denkt am längsten nach und vergisst nichts.
new-players = Personen
new-change = Optionen ändern
new-start = Mit Bots beginnen
new-start-all = Bots nehmen die freien Plätze
new-invite = Per Link einladen
new-waiting = { $n ->
    [one] { $seat } bleibt frei
   *[other] { $n } Plätze bleiben frei
}
new-busy = Der Tisch wird gedeckt.
new-listed = Für alle sichtbar
new-unlisted = Nur per Link
new-listed-long = Diesen Tisch in der Lobby zeigen: Alle dürfen sich setzen oder zusehen. Sonst findet ihn nur, wer Link oder Code hat.
new-hints = An diesem Tisch sind Hinweise erlaubt.
new-hands = Nach der Partie alle Hände aufdecken. Sonst gibt es keinen Rückblick, und niemand kann die Karten nachprüfen.
new-talk = Alle dürfen schreiben, was sie wollen, neben den Sprüchen. Nur an einem Tisch mit Link.
new-options = Optionen: { $game }
new-table = Der Tisch
new-clock = Uhr
new-clock-about = Ist die Zeit um, zieht ein Bot.
new-clock-none = Ohne Uhr
new-clock-move = { $n ->
    [one] { $n } Sekunde je Zug
   *[other] { $n } Sekunden je Zug
}
new-clock-bank = { $n ->
    [one] { $n } Minute und je Zug { $s } Sekunden dazu
   *[other] { $n } Minuten und je Zug { $s } Sekunden dazu
}
new-clock-days = { $n ->
    [one] { $n } Tag je Zug
   *[other] { $n } Tage je Zug
}
new-pace = Bots brauchen
new-pace-of = { $s } Sekunden je Zug
new-houserules = Hausregeln
new-houserules-about = Regelblätter haben Lücken. Jede Option hier schließt eine; was üblich ist, haben wir gewählt.
new-reset = Alles wie üblich
new-usual = üblich
new-own = Eigene
new-allowed = Möglich: { $values }; üblich: { $usual }.
new-on = Ja
new-off = Nein
new-changed = { $n ->
    [one] Eine Hausregel geändert
   *[other] { $n } Hausregeln geändert
}
new-settles = Schließt Lücke { $id } des Regelblatts; was üblich ist, haben wir gewählt.
new-follows = Regel { $id } des Regelblatts.

## You

me-title = Du und Einstellungen
me-tool = { $name }: Name, Aussehen, Geräte
me-settings = Einstellungen
me-name = Name
me-guest = Gast
me-rename = Ändern
me-renamed = So heißt du am nächsten Tisch, an den du dich setzt.
me-about = Ohne Konto: Dieser Browser weiß, wer du bist.
me-rated = Meine Ergebnisse und Wertungen behalten.
me-noresults = Noch nichts: Ab deiner nächsten Partie wird es behalten.
me-game = Spiel
me-matches = Partien
me-rating = Wertung
me-rank = Rang { $rank }, { $score }
me-devices = Andere Geräte
me-link = Auf ein anderes Gerät mitnehmen
me-link-about = Öffne den Link auf deinem anderen Gerät, und du bist auch dort du.
me-link-picture = Der Link als QR-Code
me-link-link = Der Link
me-link-once = Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem: Wer ihn hat, kann als du spielen.
me-forget = Andere Geräte vergessen
me-forget-about = Falls jemand anders so einen Link hat: alle Geräte außer diesem vergessen.
me-forgotten = Jetzt bist du nur noch auf diesem Gerät du.
me-arrive = Auf diesem Gerät dieselbe Person sein?
me-arrive-about = Mit diesem Link wird dieses Gerät zu jemandem, der hier schon spielt. Wer du auf diesem Gerät warst, geht verloren.
me-arrive-go = Ja, das bin ich
me-arrived = Willkommen, { $name }.

## How to play

rules-title = So geht es
rules-play = Spielen
rules-contents = Inhalt
rules-here = So spielt dieser Tisch
rules-usual = So wird üblicherweise gespielt
rules-rulings-about = Wo ein Regelblatt schweigt oder eine Wahl lässt, wird so gespielt.
rules-unusual = nicht wie üblich
rules-keys = Tasten
rules-keys-more = Auf Knöpfen steht der Buchstabe, der für sie steht.
rules-key-move = vorige, nächste Karte
rules-key-choose = eine Karte nach ihrem Platz wählen
rules-key-play = spielen, oder der wichtigste Knopf
rules-key-letgo = loslassen, schließen
rules-key-amount = mehr, weniger
rules-key-skip = ohne Pause weiter
rules-key-log = Protokoll und Punkte
rules-key-trick = letzter Stich
rules-key-hint = Hinweis
rules-key-undo = zurücknehmen
rules-key-rules = Regeln und Tasten
rules-key-replay = in einer Wiederholung: Anfang, Ende
rules-tips = Die Tipps noch einmal zeigen
rules-tips-done = Sie kommen in deinem nächsten Spiel

## A replay

replay-title = Wiederholung
replay-show = Zeigen
replay-review = Rückblick
replay-table = Tisch
replay-share = Teilen und behalten
replay-steps = Schritte
replay-first = Erster Schritt
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Anhalten
replay-step = Schritt
replay-stepof = Schritt { $step } von { $last }
replay-speed = Tempo
replay-eyes = Gesehen von
replay-allhands = Alle Hände zeigen
replay-beside = Neben dem Tisch
replay-beside-table = jemandem neben dem Tisch
replay-whatexpert = Was täte der Meister?
replay-thinking = Der Meister denkt nach.
replay-expert = Der Meister auf dem Platz von { $seat }
replay-playon = Von hier weiterspielen
replay-samedeal = Dieselben Karten, neue Bots
replay-link-step = Link zu diesem Schritt
replay-link-deal = Dieselben Karten für Freunde
replay-record = Aufzeichnung
replay-record-text = Als Text herunterladen
replay-record-json = Als JSON herunterladen
proof-title = Waren die Karten ehrlich gemischt?
proof-closed = Der Beweis kommt nach der Partie, an Tischen, die dann alle Hände aufdecken.
proof-none = Für diese Karten gibt es keinen Beweis: Sie wurden ausgesucht, nicht an einem Tisch gemischt.
proof-cant = Dieser Browser prüft Beweise nur über eine sichere Verbindung (https). „cutpurse verify“ prüft die Aufzeichnung überall.
proof-commitment = Das Geheimnis des Servers ist das, auf das er sich vor dem Geben festgelegt hat.
proof-commitment-no = Das Geheimnis des Servers ist NICHT das, auf das er sich festgelegt hat.
proof-seed = { $n ->
    [one] Die Karten folgen aus diesem Geheimnis und dem, was einer dazugegeben hat.
   *[other] Die Karten folgen aus diesem Geheimnis und dem, was { $n } dazugegeben haben.
}
proof-seed-no = Die Karten folgen NICHT aus diesem Geheimnis und dem, was alle dazugegeben haben.
proof-same = Es ist das Versprechen, das dieser Browser vor dem Geben gesehen hat.
proof-same-no = Es ist NICHT das Versprechen, das dieser Browser vor dem Geben gesehen hat.
proof-ours = Was dieser Browser dazugegeben hat, steckt darin.
proof-ours-no = Was dieser Browser dazugegeben hat, steckt NICHT darin.
proof-unseen = Dieser Browser hat das Versprechen vor dem Geben nicht gesehen. Wer es gesehen hat, kann es vergleichen.
proof-cards = Dass jede Karte aus diesen Zahlen folgt, prüft „cutpurse verify“ mit der Aufzeichnung.
proof-numbers = Der Beweis in Zahlen
proof-value-commitment = Versprechen vor dem Geben (SHA-256 des Geheimnisses)
proof-value-secret = Das Geheimnis des Servers
proof-value-added = Dazugegeben von { $seat }
proof-value-seed = Daraus gemischt (Startwert)

## A review

review-chance-title = Gewinnchance
review-score-title = Erwartete { $unit }
review-judge = Prozent; geschätzt: { $bot }, { $ms } ms je Zug
review-judge-plain = geschätzt: { $bot }, { $ms } ms je Zug
review-chart = Gewinnchance nach jedem Zug. { $told }
review-chart-score = Am Ende erwartete { $unit } nach jedem Zug. { $told }
review-line = { $name }: zuletzt { $chance } Prozent.
review-line-score = { $name }: zuletzt { $n }.
review-working = Jeder Zug wird überdacht.
review-progress = { $n } von { $all } Zügen
review-moments = Augenblicke
review-whose = Wessen Züge
review-verdict = Was dieser Zug wert war
review-all-mistakes = Fehler
review-mistakes = { $n ->
    [0] keine Fehler
    [one] 1 Fehler
   *[other] { $n } Fehler
  }
review-mistake-of = Fehler { $n } von { $all }
review-mistake-back = Voriger Fehler
review-mistake-next = Nächster Fehler
review-best = am besten
review-close = fast so gut
review-costly = teuer
review-at = { $stage }: „{ $label }“
review-best-head = „{ $label }“: besser ging es nicht.
review-cost-head = „{ $label }“: −{ $n }{"\u00A0"}%{"\u00A0"}Chance.
review-close-plain = „{ $label }“ war fast so gut.
review-costly-plain = „{ $label }“ war teuer.
review-better-plain = Besser: „{ $label }“.
review-better = Besser: „{ $label }“ ({ $chance } %).
review-luck = Pech
review-luck-about = Nichts war besser. Die Karten fielen anders: −{ $n } % Chance.
review-nothing = Nichts verschenkt. Gut gespielt.
review-again = Noch einmal
review-choices = Was möglich war
review-choice = Zug
review-chance = Chance
review-grade = Wertung
review-played = gespielt
review-betterone = besser
review-start = Der Anfang.
review-hand-before = { $name }, Hand davor
review-hands = Alle Hände
review-result = Ergebnis
review-by = Nach
review-by-cause = Nach Ursache
review-by-part = Nach Abschnitt
review-total = Summe

## Everywhere

cutpurse = Cutpurse
loading = Einen Moment.
face-down-card = verdeckte Karte
not-here = Unter dieser Adresse ist nichts.
all-games = Alle Spiele

## What is counted on cards

pip-coin = { $n ->
    [one] { $n } Münze
   *[other] { $n } Münzen
}
pip-gray = { $n ->
    [one] { $n } graue Münze
   *[other] { $n } graue Münzen
}
pip-fingerprint = { $n ->
    [one] { $n } Fingerabdruck
   *[other] { $n } Fingerabdrücke
}
pip-block = { $n ->
    [one] { $n } Block
   *[other] { $n } Blöcke
}
pip-chip = { $n ->
    [one] { $n } Chip
   *[other] { $n } Chips
}
pip-other = { $n } davon

## The table

table-selected = gewählt
table-playable = spielbar
table-not-playable = nicht spielbar: { $why }
table-hand = Deine Hand
table-yours = Dein Platz
table-middle = Die Mitte
table-your-card = deine Karte
table-turn = Du bist dran
table-hint = Hinweis
table-undo = Zurücknehmen
table-pause = Pause
table-go-on = Weiter
table-rules = Regeln
table-table = Tisch
table-more = Einstellungen, Gehen
table-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
table-failed = Das ging nicht. Versuch es bitte noch einmal.
table-got-it = Verstanden
table-no-tips = Keine Tipps mehr
table-who = Wer spielt?
table-sit-down = Wähle einen Platz, oder bleib und sieh zu.
table-watch = Alle Plätze sind besetzt. Du kannst bleiben und zusehen.
table-free = { $n ->
    [one] Ein Platz ist frei. Schick jemandem den Link, oder gib ihn einem Bot.
   *[other] { $n } Plätze sind frei. Schick jemandem den Link, oder gib sie Bots.
}
table-slow = { $n ->
    [one] Noch einer ist nicht bereit.
   *[other] Noch { $n } sind nicht bereit.
}
table-all-here = Alle sind da.
table-deal = Geben
table-deal-about = du bist bereit für die Karten
table-share = Wer diesen Link hat, kann zusehen und sich setzen, wo ein Platz frei ist.
table-invite = Jemanden dazuholen
table-code = Code dieses Tisches:{ " " }
table-qr = Der Link als Bild für eine Kamera
table-rematch = Revanche
table-rematch-same = dieselben Plätze
table-rotate = Revanche, weitergerückt
table-rotate-about = alle einen Platz weiter
table-review = Rückblick
table-review-about = Wiederholung, Chancen, Statistik
table-share-result = Diese Partie teilen
table-same-deal = Dieselben Karten noch einmal
table-running = Siege bisher:
table-see-cards = Die Karten ansehen
table-result = Ergebnis
result-place = Du erreichst Platz { $place } von { $of }.
result-join = Noch einmal
result-another = eine weitere Partie wird vorbereitet
table-rest = Der Rest der Partie
table-rest-about = Ein Bot spielt für dich weiter, Zug um Zug. Du kannst jederzeit wieder übernehmen.
table-rest-yes = Den Rest spielt ein Bot
table-resting = Ein Bot spielt für dich.
table-rest-back = Selbst weiterspielen
table-leave = Den Tisch verlassen
table-leave-sure = Ein Bot spielt für dich weiter, und du kannst nicht auf diesen Platz zurück.
table-leave-yes = Endgültig gehen

## A seat

seat-you = Du
seat-you-name = Du, { $name }
seat-open = Alles von { $name }
seat-turn = am Zug
prompt-seconds = { $n ->
    [one] noch { $n } Sekunde
   *[other] noch { $n } Sekunden
}
prompt-hurry = Weniger als { $n } Sekunden übrig.
seat-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
seat-away = { $name } ist weg, ein Bot spielt
seat-left = ein Bot spielt
seat-simple = { $level } wird vorbereitet und spielt bis dahin nach einfachen Regeln
seat-simple-short = einfach
seat-away-short = weg
presence-here = verbunden
presence-gone = nicht verbunden
presence-away = weg, ein Bot spielt
seat-free = frei
seat-ready = bereit
seat-sit = Hier sitzen
seat-fill = Wer den Platz { $name } bekommt
seat-open-to-all = freier Platz
seat-bot = Bot, { $level }

## The ledger

ledger-log = Was geschah
ledger-nothing = Noch ist nichts geschehen.
ledger-undone = zurückgenommen
ledger-all = Kassenbuch
ledger-sheet = Punktezettel
ledger-open = öffne einen Namen, um die Gründe zu sehen
ledger-who = wer
ledger-tricks = Stiche
ledger-last = Letzter Stich
ledger-no-trick = Noch ist kein Stich zu Ende gespielt.
ledger-failed = Was vorher gespielt wurde, ist gerade nicht zu haben.
ledger-tab-log = Protokoll
ledger-tab-sheet = Punkte
ledger-tab-tricks = Letzter Stich
ledger-tab-talk = Reden

## What you can do

act-all = Was du tun kannst
act-sure = { $label }: Bist du sicher?
act-no = Nein
act-back = Zurück
act-more = Mehr
act-amount = Wie viele
act-less = eins weniger
act-plus = eins mehr
act-match = Gleich: { $n }
act-over = Mehr: { $n }
act-most = Max. { $n }

## Phrases

say-title = Etwas sagen
talk-title = Was gesagt wird
talk-nothing = Noch hat niemand etwas gesagt.
talk-watching = Reden kann, wer am Tisch sitzt.
talk-write = Etwas schreiben
talk-send = Senden
talk-mute = Jemanden stumm schalten
talk-mute-one = Nicht zeigen, was { $name } sagt
talk-unread = { $n ->
    [one] { $n } neu
   *[other] { $n } neu
}
name-title = Wie heißt du?
name-about = Die anderen am Tisch sehen den Namen. Kein Konto: Dieser Browser merkt ihn sich.
name-guest = Als Gast setzen
name-take = So heiße ich
name-you = Du bist { $name }.
name-tell = Sag deinen Namen
name-change = Ändern
watch-you = Du siehst zu
watch-short = Zuschauer
watch-others = { $n ->
    [one] und noch jemand
   *[other] und { $n } andere
}
watch-all = { $n ->
    [one] { $n } sieht zu
   *[other] { $n } sehen zu
}
agreed-usual = Wie üblich.
agreed-no-hints = Keine Hinweise.
agreed-no-hands = Die Hände bleiben auch nach der Partie verdeckt.
agreed-talk = Du darfst schreiben, was du willst.

## Settings

settings-title = Einstellungen
settings-pause = Ein voller Stich bleibt liegen
settings-summary = Das Ende einer Runde bleibt
settings-summary-stay = bis ich weitergehe
settings-summary-seconds = einige Sekunden
settings-summary-never = gar nicht
settings-seconds = { $n } s
settings-speed = Karten bewegen sich
settings-still = gar nicht
settings-sound = Ton
settings-off = aus
settings-confirm = Vor dem Spielen nachfragen
settings-confirm-touch = beim Tippen
settings-confirm-always = immer
settings-confirm-never = nie
settings-sort = Hand sortiert nach
settings-sort-suit = Farben
settings-sort-rank = Werten
settings-sort-dealt = Erhalt
settings-theme = Hell oder dunkel
settings-theme-auto = wie das Gerät
settings-theme-light = hell
settings-theme-dark = dunkel
settings-language = Sprache
settings-notify = Sag mir Bescheid, wenn ich dran und anderswo bin
settings-forced = Für mich spielen, wo es nur eine Möglichkeit gibt
settings-labels = Namen der Farben auf den Karten
settings-big = Karten ein Viertel größer
settings-left = Für die linke Hand
settings-muted = Nicht zeigen, was andere sagen
settings-tips = Tipps im ersten Spiel

## Die Seite des Betreibers

op-title = Betrieb
op-key = Schlüssel des Betreibers
op-open = Öffnen
op-about = Der Schlüssel, mit dem der Server gestartet wurde. Er bleibt in diesem Tab.
op-connected = Leute verbunden
op-sockets = Offene Verbindungen
op-tables = Tische im Speicher
op-commands = Befehle je Sekunde
op-refused = Abgelehnt
op-within = 99 % beantwortet in
op-ms = { $n } ms
op-workers = Prozesse
op-database = Datenbank
op-mb = { $n } MB
op-waiting = warten
op-playing = spielen
op-over = zu Ende
op-nothing = Noch kein Tisch
op-since = Leute, die gekommen sind: { $people }. Partien, deren Ergebnis aufgehoben ist: { $matches }. Cutpurse { $version } mit { $database }.

## Das geführte erste Spiel

learn-title = Spielend lernen
learn-minutes = Spielend lernen, { $minutes } Min.
learn-game = Spielend lernen, { $minutes } Min.: { $game }
learn-step = Schritt { $n } von { $of }
learn-step-short = { $n } / { $of }
learn-coach = Die Anleitung
learn-next = Weiter
learn-back = Zurück
learn-leave = Verlassen
learn-again = Von vorn
learn-play = Richtig spielen
learn-rules = Die Regeln

## Rätsel

puzzles-title = Rätsel
puzzles-promise = Stellungen aus Partien, in denen eine Wahl klar die beste ist. Zu sehen ist, was ein Spieler weiß: Finde sie.
puzzles-none = Hier gibt es keine Rätsel.
puzzles-all = Alle Rätsel
puzzles-go = Lösen
puzzles-solve = Rätsel lösen: { $game }
puzzle-about = Dieses Rätsel
puzzle-stars = { $n } von 5 Sternen
puzzle-streak = Serie
puzzle-best-streak = Längste Serie
puzzle-solved = Gelöst
puzzle-of = { $n } von { $all }
puzzle-task = Eine Wahl ist hier klar die beste. Triff sie am Tisch, als würdest du spielen.
puzzle-hint = Hinweis
puzzle-one-of = Eines davon ist richtig: „{ $one }“ oder „{ $other }“.
puzzle-helped = Mit einem Hinweis bleibt deine Serie, wie sie ist.
puzzle-skip = Ein anderes
puzzle-next = Nächstes Rätsel
puzzle-play-on = Von hier weiterspielen
puzzle-level = Wie schwer
puzzle-all = Alle
puzzle-verdict = Was am besten ist
puzzle-right = Richtig. „{ $label }“ ist am besten.
puzzle-wrong = Nicht die beste Wahl. „{ $label }“ ist besser.
puzzle-value = Wert
puzzle-yours = deine Wahl
puzzle-best = beste
puzzle-bots-wrong = Hier meist falsch: { $bots }.
puzzle-bots-right = Hier meist richtig: { $bots }.

## Was viele zusammen spielen

evenings-title = Noch mehr zu spielen
evenings-play = spielen
evenings-solve = lösen
evenings-puzzles = Stellungen, in denen eine Wahl klar die beste ist. Finde sie.
daily-title = Karten des Tages
daily-same = Dieselben Karten, derselbe Platz und dieselben Bots für alle.
daily-note = Heute: { $game }. Du hast { $n } von { $of } gespielt.
daily-about = Alle spielen dieselben Karten vom selben Platz gegen dieselben Bots. Danach wird verglichen.
daily-rules = Du spielst jedes Spiel einmal. Es gibt keine Hinweise, und nichts wird zurückgenommen. Wie andere gespielt haben, siehst du nach deiner Partie.
daily-ends = Bis Mitternacht UTC, noch { $time }.
daily-featured = Spiel des Tages
daily-play = Spielen
daily-go-on = Weiter
daily-compare = Vergleichen
daily-compare-about = mit allen, die diese Karten gespielt haben
daily-mine = { $points } Punkte, Platz { $rank } unter den Bots
daily-players = { $n ->
    [one] { $n } Person hat es gespielt
   *[other] { $n } Leute haben es gespielt
}
daily-nobody = Noch hat es niemand gespielt
daily-yesterday = Von gestern
daily-fair = Niemand hat die Karten ausgesucht
daily-fair-about = Das sind die Hashwerte (SHA-256) der Startwerte. Ist der Tag vorbei, werden die Startwerte gezeigt. Heb den Hashwert von morgen auf und prüf, ob der Startwert dazu passt.
daily-today = Heute:
daily-tomorrow = Morgen:
daily-hash = Hashwert:
daily-seed = Startwert:
daily-seed-later = Der Startwert wird gezeigt, wenn der Tag vorbei ist.
daily-place = Platz { $place } von { $of }: { $points } Punkte, Platz { $rank } unter den Bots.
daily-late = { $points } Punkte. Der Tag war da schon vorbei, deshalb zählen sie nicht.
daily-mean = { $n ->
    [one] { $n } Person hat es gespielt: { $mean } Punkte.
   *[other] { $n } Leute haben es gespielt: im Mittel { $mean } Punkte.
}
daily-distribution = Wie viele Leute wie viele Punkte haben
daily-points = Punkte
daily-people = Leute
daily-rank = Platz
daily-bots = Unter Bots
daily-watch = Wiederholung
daily-again = Diese Karten spielen
daily-again-about = der Tag ist vorbei: Es zählt nicht
daily-none = Niemand hat diese Karten gespielt.
daily-all = Alle Spiele von heute
cup-title = Turniere
cup-one = Turnier
cup-note = Mehrere Runden an mehreren Tischen, mit allen, die den Link haben.
cup-open-short = eröffnen
cup-new = Ein neues Turnier
cup-about = Eröffne es, verschick den Link und beginn, wenn alle da sind. Bots füllen die Tische auf. Alle Tische einer Runde haben dieselben Karten.
cup-seats = Plätze an einem Tisch
cup-rounds = Runden
cup-system = Wer gegen wen
cup-swiss = Schweizer System
cup-robin = Alle gegen alle
cup-swiss-about = Es spielen die gegeneinander, die etwa gleich viele Punkte haben.
cup-robin-about = Alle treffen etwa gleich oft aufeinander.
cup-bots = Bots auf leeren Plätzen
cup-clock = Sekunden für einen Zug
cup-open = Turnier eröffnen
cup-mine = Deine Turniere
cup-players = { $n ->
    [0] Noch nimmt niemand teil
    [one] { $n } Person nimmt teil
   *[other] { $n } Leute nehmen teil
}
cup-round = Runde { $n } von { $of }
cup-phase-waiting = wartet
cup-phase-playing = wird gespielt
cup-phase-over = vorbei
cup-plan = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
} an Tischen mit { $seats } Plätzen.
cup-over = Das Turnier ist vorbei.
cup-next = Die nächste Runde beginnt in { $time }.
cup-others = Andere spielen noch in dieser Runde.
cup-gone = Du hast das Turnier verlassen: Ein Bot spielt für dich.
cup-instead = In dieser Runde spielt noch ein Bot für dich.
cup-table = Zu deinem Tisch
cup-join = Mitmachen
cup-again = Wieder mitmachen
cup-begin = Beginnen
cup-begin-about = dann kommt niemand mehr dazu
cup-leave = Turnier verlassen
cup-leave-sure = Ein Bot spielt für dich weiter. Du kannst wieder mitmachen: Dann spielst du ab der nächsten Runde selbst.
cup-share = Wer diesen Link hat, kann mitmachen.
cup-who = Wer mitmacht
cup-bot = Bot { $n } ({ $level })
cup-left = ein Bot spielt
cup-standings = Stand
cup-final = Endstand
cup-points-about = Ein Matchpunkt für jeden am eigenen Tisch, der hinter dir liegt, ein halber bei Gleichstand. Sind diese gleich, entscheiden die Punkte im Spiel.
cup-points = Matchpunkte
cup-score = Spielpunkte
cup-won = Siege
cup-csv = Als CSV herunterladen
cup-json = Als JSON herunterladen
cup-tables = Tische
cup-same = Alle Tische einer Runde haben dieselben Karten, deshalb kann man sie ansehen, wenn die Runde vorbei ist.
cup-table-n = Tisch { $n }
cup-result = { $points } Punkte, Platz { $place }
cup-done = vorbei
cup-back = Zum Turnier
cup-back-about = Stand und nächste Runde
cup-fair = Alle Karten folgen aus dem Geheimnis des Servers und aus dem, was alle beim Mitmachen hinzugefügt haben. Das ist der Hashwert des Geheimnisses; es wird gezeigt, wenn das Turnier vorbei ist.
cup-secret = Geheimnis:
