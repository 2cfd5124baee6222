# The Village. Ein Beruf hat als Formen: die Endung im Akkusativ (ein-en, kein-en, dein-en, offen-en), „ein …“ und
# „der …“ im Nominativ, „den …“, und die Mehrzahl, auch im Dativ.

tagline = Setze bei Tag, sammle bei Nacht deinen Beruf und beschuldige, wer ein Gewinnblatt hortet
credits = Autor und Verlag stehen nicht auf dem Regelblatt

## Plätze und Karten

seat-North = Nord
seat-East = Ost
seat-South = Süd
seat-West = West
suit-Hill = Hügel
    .ending = en
    .a = ein Hügel
    .the = der Hügel
    .The = Der Hügel
    .accusative = den Hügel
    .plural = Hügel
    .dative-plural = Hügeln
suit-Steeple = Kirchturm
    .ending = en
    .a = ein Kirchturm
    .the = der Kirchturm
    .The = Der Kirchturm
    .accusative = den Kirchturm
    .plural = Kirchtürme
    .dative-plural = Kirchtürmen
suit-Coffer = Truhe
    .ending = e
    .a = eine Truhe
    .the = die Truhe
    .The = Die Truhe
    .accusative = die Truhe
    .plural = Truhen
    .dative-plural = Truhen
suit-Rake = Rechen
    .ending = en
    .a = ein Rechen
    .the = der Rechen
    .The = Der Rechen
    .accusative = den Rechen
    .plural = Rechen
    .dative-plural = Rechen
public-card = offen{ FORM($suit, case: "ending") } { $suit }
    .ending = { FORM($suit, case: "ending") }
cards-held = { $n ->
    [one] 1 { $suit }
   *[other] { $n } { FORM($suit, case: "plural") }
}
with-cards = { $n ->
    [one] 1 { $suit }
   *[other] { $n } { FORM($suit, case: "dative-plural") }
}
no-cards = keine Karten

profession = { FORM($suit, case: "The") } { $power }.
    .short = { $suit }
power-of-the-hill = darf sieben Karten halten
power-of-the-steeple = darf auch die oberste Karte vom Abfallhaufen nehmen
power-of-the-coffer = darf zweimal tauschen
power-of-the-rake = darf zwei Karten ziehen

## Der Tisch

dealer = Geber
stumble-token = Stolpermarke
shows-winning-hand = zeigt ein Gewinnblatt
courtyard = Hof
refuse-pile = Abfall
to-be-discarded = Wird abgeworfen
known = bekannt
public = offen
end-pot = Endtopf
for-a-winning-hand = für ein Gewinnblatt
daily-pot = Tagestopf
leads-courtyard = { $suit } führt im Hof
nobody-leads-courtyard = niemand führt im Hof
wager = Einsatz
false-accusations = Falsche Beschuldigungen
kept-public = so viele Karten müssen offen bleiben

## Abschnitte

choosing-professions = Berufswahl
setting-up = Aufbau
day = Tag { $day }
wagers = Einsätze
night = Nacht { $night }
turn-of = Zug { $turn } von { $of }
end-of-night = Ende der Nacht { $night }

## Aufforderungen

prompt-sealed = Alle setzen geheim.
prompt-night-over = Die Nacht ist vorbei: Wer zeigt ein Gewinnblatt?
prompt-show = Du hast ein Gewinnblatt: Zeigst du es jetzt?
prompt-nothing-to-show = Du hast kein Gewinnblatt zu zeigen.
prompt-draft = { YOU($seat) ->
    [yes] Wähle deinen Beruf.
   *[no] { $seat } wählt einen Beruf.
}
prompt-wager = { YOU($seat) ->
    [yes] Dein Einsatz um die Stolpermarke.
   *[no] { $seat } setzt.
}
prompt-wager-adding = { YOU($seat) ->
    [yes] Du hast { $wager } gesetzt. Wie viele noch?
   *[no] { $seat } setzt.
}
prompt-wager-again = { YOU($seat) ->
    [yes] Der höchste Einsatz ist { $largest }, deiner { $wager }: Bleibst du dabei oder legst du nach?
   *[no] { $seat } setzt.
}
prompt-turn = { YOU($seat) ->
    [yes] { $done ->
        [drawn] Du hast gezogen.
        [traded] Du hast getauscht.
       *[nothing] Du bist dran: Zieh oder tausche. { FORM($suit, case: "The") } { $power }.
    }{ $excess ->
        [0] {""}
        [one] {" "}Du wirst 1 Karte abwerfen müssen.
       *[other] {" "}Du wirst { $excess } Karten abwerfen müssen.
    }{ $outward ->
        [yes] {" "}Am Ende musst du eine Karte nach außen drehen.
       *[no] {""}
    }{ $token ->
        [yes] {" "}Du hast die Stolpermarke.
       *[no] {""}
    }
   *[no] { $seat } ist dran.
}
prompt-trade = { YOU($seat) ->
    [yes] Welche Karte nimmst du aus dem Hof?
   *[no] { $seat } tauscht ein{ FORM($card, case: "ending") } { $card }.
}
prompt-discard = { YOU($seat) ->
    [yes] { $number ->
        [one] Wirf 1 Karte ab.
       *[other] Wirf { $number } Karten ab.
    }
   *[no] { $seat } wirft ab.
}
prompt-expose = { YOU($seat) ->
    [yes] Wähle eine Karte, die du nach außen drehst.
   *[no] { $seat } dreht eine Karte nach außen.
}
prompt-stumble = { YOU($seat) ->
    [yes] Du stolperst: Welche Karte verlierst du?
   *[no] { $seat } stolpert.
}
prompt-pick = { YOU($seat) ->
    [yes] Such dir eine Karte aus der Hand von { $seat2 } aus.
   *[no] { $seat } sucht eine Karte aus.
}

## Knöpfe, und was folgen würde

label-stand = Dabei bleiben
about-stand = dein Einsatz bleibt bei { $wager }
label-put = { $chips } setzen
about-put = insgesamt { $wager }
about-put-level = insgesamt { $wager }, gleichauf mit dem höchsten
about-put-largest = insgesamt { $wager }, der höchste Einsatz
label-put-more = 20 setzen und weiter
about-put-more = bisher { $wager }
label-draw = Karte ziehen
about-draw = ungesehen vom Stapel
label-draw-two = Zwei Karten ziehen
about-draw-two = die Gabe des Rechens
warn-last-card = damit wäre der Stapel leer: Alle würden verlieren
warn-no-card = es ist keine mehr da: Alle würden verlieren
label-take-refuse = { FORM($suit, case: "accusative") } nehmen
about-take-refuse = die Gabe des Kirchturms: vom Abfallhaufen
label-trade = Tauschen
about-trade = gegen eine Karte aus dem Hof
label-take = Nehmen
about-take = für dein{ FORM($card, case: "ending") } { $card }
label-end-turn = Zug beenden
label-discard = Abwerfen
about-to-courtyard = kommt in den Hof
about-to-refuse = kommt auf den Abfallhaufen
label-pick = Aussuchen
label-pick-hidden = Verdeckte Karte aussuchen
label-expose = Nach außen drehen
about-expose = alle werden sie sehen
label-stumble = { $seat } stolpern lassen
    .short = Stolpern lassen
about-stumble = verliert eine Karte; die Marke ist damit verbraucht
label-accuse = { $seat } beschuldigen
    .short = Beschuldigen
about-accuse = stimmt es, gewinnst du; wenn nicht, zeigst du eine Karte
label-reveal = Blatt zeigen
about-reveal = du gewinnst einen Anteil am Endtopf
label-conceal = Blatt verbergen
about-conceal = der Endtopf kann wachsen, wenn dich niemand beschuldigt
label-nothing-to-show = Nichts zu zeigen
label-choose = { $suit }

## Aktionen im Satz

stand = dabei bleiben
put = { $chips } setzen
put-more = 20 setzen und mehr
draw = ziehen
draw-two = zwei ziehen
take-refuse = vom Abfallhaufen nehmen
end-turn = Zug beenden
give = { $card } tauschen
take = { $card } nehmen
discard = { $card } abwerfen
pick = { $card } aussuchen
pick-hidden = verdeckte Karte aussuchen
stumble = { $seat } stolpern lassen
accuse = { $seat } beschuldigen
expose = { $card } nach außen drehen
reveal = zeigen
conceal = verbergen
choose = { $card } wählen

## Warum nicht

profession-taken = jemand anders hat ihn gewählt
no-winning-hand = { YOU($seat) ->
    [yes] du hast kein Gewinnblatt
   *[no] { $seat } hat kein Gewinnblatt
}
not-for-its-like = eine Karte wird nicht gegen ihresgleichen getauscht
not-in-courtyard = im Hof gibt es kein{ FORM($suit, case: "ending") } { $suit }
no-such-card = { YOU($seat) ->
    [yes] du hast keine solche Karte
   *[no] { $seat } hat keine solche Karte
}
not-in-hand = { YOU($seat) ->
    [yes] du hast kein{ FORM($card, case: "ending") } { $card } auf der Hand
   *[no] { $seat } hat kein{ FORM($card, case: "ending") } { $card } auf der Hand
}
more-chips-must-follow = es müssen noch mehr Chips folgen
first-wager-is-due = alle müssen zuerst einen Einsatz machen
most = { YOU($seat) ->
    [yes] du kannst höchstens { $chips } setzen
   *[no] { $seat } kann höchstens { $chips } setzen
}
most-by-limit = { YOU($seat) ->
    [yes] du kannst höchstens { $chips } setzen, denn die Grenze ist { $limit }
   *[no] { $seat } kann höchstens { $chips } setzen, denn die Grenze ist { $limit }
}
takes-more-to-match = um beim höchsten Einsatz von { $largest } mitzugehen, braucht es { $chips }
first-wager-is-larger = der erste Einsatz ist mindestens { $chips }
only-the-rake-draws-two = nur der Rechen darf zwei Karten ziehen
rake-draws-one-by-one = hier zieht der Rechen eine Karte nach der anderen
has-already-traded = { YOU($seat) ->
    [yes] du hast in diesem Zug schon getauscht
   *[no] { $seat } hat in diesem Zug schon getauscht
}
has-already-drawn = { YOU($seat) ->
    [yes] du hast in diesem Zug schon gezogen
   *[no] { $seat } hat in diesem Zug schon gezogen
}
deck-is-empty = der Stapel ist leer
deck-has-one-card = im Stapel ist nur noch eine Karte
accusations-come-first = beschuldigt wird vor dem Ziehen und Tauschen
has-accused = { YOU($seat) ->
    [yes] du hast in diesem Zug schon jemanden beschuldigt
   *[no] { $seat } hat in diesem Zug schon jemanden beschuldigt
}
has-no-cards = { YOU($seat) ->
    [yes] du hast keine Karten
   *[no] { $seat } hat keine Karten
}
has-no-token = { YOU($seat) ->
    [yes] du hast die Stolpermarke nicht
   *[no] { $seat } hat die Stolpermarke nicht
}
draw-or-trade-comes-first = zuerst wird gezogen oder getauscht
only-the-steeple-takes-refuse = nur der Kirchturm nimmt vom Abfallhaufen
has-taken-refuse = { YOU($seat) ->
    [yes] du hast in diesem Zug schon davon genommen
   *[no] { $seat } hat in diesem Zug schon davon genommen
}
refuse-needs-draw-or-trade = dazu gehört ein Ziehen oder Tauschen, und keines ist möglich
refuse-is-empty = der Abfallhaufen ist leer
has-drawn = { YOU($seat) ->
    [yes] du hast in diesem Zug gezogen
   *[no] { $seat } hat in diesem Zug gezogen
}
courtyard-is-empty = der Hof ist leer
only-its-like-is-there = eine Karte wird nicht gegen ihresgleichen getauscht, und eine andere gibt es nicht
has-traded-enough = { YOU($seat) ->
    [yes] du hast in diesem Zug genug getauscht
   *[no] { $seat } hat in diesem Zug genug getauscht
}

## Was geschieht: Aufbau und Tag

chooses = { YOU($seat) ->
    [yes] Du wählst { FORM($suit, case: "accusative") }.
   *[no] { $seat } wählt { FORM($suit, case: "accusative") }.
}
is-the = { YOU($seat) ->
    [yes] du bist { FORM($suit, case: "the") }
   *[no] { $seat } ist { FORM($suit, case: "the") }
}
professions-are = Berufe: { $players }.
hands-dealt = Alle bekommen sechs Karten. Tag 1 beginnt; { YOU($seat) ->
    [yes] du bist Geber.
   *[no] { $seat } ist Geber.
}
wagers-in-secret = { YOU($seat) ->
    [yes] Du setzt geheim { $wager }.
   *[no] { $seat } setzt geheim { $wager }.
}
stands = { YOU($seat) ->
    [yes] Du bleibst bei { $wager }.
   *[no] { $seat } bleibt bei { $wager }.
}
puts-out-more = { YOU($seat) ->
    [yes] Du setzt 20 Chips und legst weiter nach.
   *[no] { $seat } setzt 20 Chips und legt weiter nach.
}
wagers-chips = { YOU($seat) ->
    [yes] Du setzt
   *[no] { $seat } setzt
} { $chips ->
    [one] 1 Chip.
   *[other] { $chips } Chips.
}
matches = { YOU($seat) ->
    [yes] { $chips ->
        [one] Du legst 1 Chip nach und gehst bei { $wager } mit.
       *[other] Du legst { $chips } Chips nach und gehst bei { $wager } mit.
    }
   *[no] { $chips ->
        [one] { $seat } legt 1 Chip nach und geht bei { $wager } mit.
       *[other] { $seat } legt { $chips } Chips nach und geht bei { $wager } mit.
    }
}
raises = { YOU($seat) ->
    [yes] { $chips ->
        [one] Du legst 1 Chip nach und erhöhst auf { $wager }.
       *[other] Du legst { $chips } Chips nach und erhöhst auf { $wager }.
    }
   *[no] { $chips ->
        [one] { $seat } legt 1 Chip nach und erhöht auf { $wager }.
       *[other] { $seat } legt { $chips } Chips nach und erhöht auf { $wager }.
    }
}
wagers-opened = Einsätze: { FORM($seat, case: "within") } { $wager }, { FORM($seat2, case: "within") } { $wager2 }, { FORM($seat3, case: "within") } { $wager3 }, { FORM($seat4, case: "within") } { $wager4 }.
takes-token = Die Nacht bricht herein. { YOU($seat) ->
    [yes] Du hast den höchsten Einsatz und nimmst die Stolpermarke.
   *[no] { $seat } hat den höchsten Einsatz und nimmt die Stolpermarke.
}
wagers-level = Die Nacht bricht herein. Die höchsten Einsätze sind gleich: Niemand nimmt die Stolpermarke.
nobody-wagered = Die Nacht bricht herein. Niemand hat gesetzt: Niemand nimmt die Stolpermarke.
wagers-split = { $chips ->
    [one] Die Einsätze, 1 Chip: { $end } für den Endtopf, { $daily } für den Tagestopf.
   *[other] Die Einsätze, { $chips } Chips: { $end } für den Endtopf, { $daily } für den Tagestopf.
}

## Was geschieht: die Nacht

draws-card = { YOU($seat) ->
    [yes] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
}
draws-two = { YOU($seat) ->
    [yes] Du ziehst zwei Karten.
   *[no] { $seat } zieht zwei Karten.
}
new-card = { YOU($seat) ->
    [yes] Deine neue Karte ist { FORM($card, case: "a") }.
   *[no] Die neue Karte von { $seat } ist { FORM($card, case: "a") }.
}
new-cards = { YOU($seat) ->
    [yes] Deine neuen Karten sind { FORM($card, case: "a") } und { FORM($card2, case: "a") }.
   *[no] Die neuen Karten von { $seat } sind { FORM($card, case: "a") } und { FORM($card2, case: "a") }.
}
finds-deck-empty = { YOU($seat) ->
    [yes] Du willst ziehen, doch der Stapel ist leer.
   *[no] { $seat } will ziehen, doch der Stapel ist leer.
}
passes = { YOU($seat) ->
    [yes] Du passt.
   *[no] { $seat } passt.
}
takes-refuse = { YOU($seat) ->
    [yes] Du nimmst { FORM($suit, case: "accusative") } vom Abfallhaufen.
   *[no] { $seat } nimmt { FORM($suit, case: "accusative") } vom Abfallhaufen.
}
offers = { YOU($seat) ->
    [yes] Du bietest ein{ FORM($card, case: "ending") } { $card } an.
   *[no] { $seat } bietet ein{ FORM($card, case: "ending") } { $card } an.
}
trades = { YOU($seat) ->
    [yes] Du tauschst ein{ FORM($card, case: "ending") } { $card } gegen ein{ FORM($card2, case: "ending") } { $card2 }.
   *[no] { $seat } tauscht ein{ FORM($card, case: "ending") } { $card } gegen ein{ FORM($card2, case: "ending") } { $card2 }.
}
makes-stumble = { YOU($seat) ->
    [yes] Du lässt { $seat2 } stolpern.
   *[no] { $seat } lässt { FORM($seat2, case: "accusative") } stolpern.
}
makes-lose-card = { YOU($seat) ->
    [yes] Du lässt { $seat2 } stolpern. Verloren geht { FORM($card, case: "a") }.
   *[no] { $seat } lässt { FORM($seat2, case: "accusative") } stolpern. Verloren geht { FORM($card, case: "a") }.
}
loses-card = { YOU($seat) ->
    [yes] Du verlierst ein{ FORM($card, case: "ending") } { $card } an den Abfallhaufen.
   *[no] { $seat } verliert ein{ FORM($card, case: "ending") } { $card } an den Abfallhaufen.
}
picks-card = { YOU($seat) ->
    [yes] Du suchst dir bei { $seat2 } ein{ FORM($card, case: "ending") } { $card } aus: ab auf den Abfallhaufen.
   *[no] { $seat } sucht sich bei { FORM($seat2, case: "dative") } ein{ FORM($card, case: "ending") } { $card } aus: ab auf den Abfallhaufen.
}
lays-aside = { YOU($seat) ->
    [yes] Du legst ein{ FORM($card, case: "ending") } { $card } beiseite.
   *[no] { $seat } legt ein{ FORM($card, case: "ending") } { $card } beiseite.
}
discards-to-courtyard = { YOU($seat) ->
    [yes] Du wirfst ein{ FORM($card, case: "ending") } { $card } in den Hof.
   *[no] { $seat } wirft ein{ FORM($card, case: "ending") } { $card } in den Hof.
}
discards-to-refuse = { YOU($seat) ->
    [yes] Du wirfst ein{ FORM($card, case: "ending") } { $card } auf den Abfallhaufen.
   *[no] { $seat } wirft ein{ FORM($card, case: "ending") } { $card } auf den Abfallhaufen.
}
discards-at-random = { YOU($seat) ->
    [yes] Du wirfst ein{ FORM($card, case: "ending") } { $card } und ein{ FORM($card2, case: "ending") } { $card2 } in zufälliger Reihenfolge ab: { $where }.
   *[no] { $seat } wirft ein{ FORM($card, case: "ending") } { $card } und ein{ FORM($card2, case: "ending") } { $card2 } in zufälliger Reihenfolge ab: { $where }.
}
to-courtyard = { $suits } in den Hof
to-refuse = { $suits } auf den Abfallhaufen
to-both = { $suits } in den Hof, { $suits2 } auf den Abfallhaufen
turns-outward = { YOU($seat) ->
    [yes] Du drehst ein{ FORM($card, case: "ending") } { $card } nach außen, für alle sichtbar.
   *[no] { $seat } dreht ein{ FORM($card, case: "ending") } { $card } nach außen, für alle sichtbar.
}
accuses = { YOU($seat) ->
    [yes] Du beschuldigst { $seat2 }, ein Gewinnblatt zu horten.
   *[no] { $seat } beschuldigt { FORM($seat2, case: "accusative") }, ein Gewinnblatt zu horten.
}
holds = { YOU($seat) ->
    [yes] Du hast { $hand }.
   *[no] { $seat } hat { $hand }.
}
was-hoarding = { YOU($seat) ->
    [yes] Du hast ein Gewinnblatt gehortet: { $seat2 } gewinnt auf der Stelle.
   *[no] { $seat } hat ein Gewinnblatt gehortet: { YOU($seat2) ->
        [yes] Du gewinnst auf der Stelle.
       *[no] { $seat2 } gewinnt auf der Stelle.
    }
}
not-hoarding = { YOU($seat) ->
    [yes] Du hast kein Gewinnblatt: { $seat2 } muss von nun an eine Karte offen halten.
   *[no] { $seat } hat kein Gewinnblatt: { YOU($seat2) ->
        [yes] Du musst von nun an eine Karte offen halten.
       *[no] { $seat2 } muss von nun an eine Karte offen halten.
    }
}
not-hoarding-again = { YOU($seat) ->
    [yes] Du hast kein Gewinnblatt: { $seat2 } muss von nun an noch eine Karte offen halten.
   *[no] { $seat } hat kein Gewinnblatt: { YOU($seat2) ->
        [yes] Du musst von nun an noch eine Karte offen halten.
       *[no] { $seat2 } muss von nun an noch eine Karte offen halten.
    }
}

## Was geschieht: die Abrechnung

will-show = { YOU($seat) ->
    [yes] Du wirst ein Gewinnblatt zeigen.
   *[no] { $seat } wird ein Gewinnblatt zeigen.
}
conceals = { YOU($seat) ->
    [yes] Du verbirgst ein Gewinnblatt.
   *[no] { $seat } verbirgt ein Gewinnblatt.
}
nothing-to-show = { YOU($seat) ->
    [yes] Du hast kein Gewinnblatt zu zeigen.
   *[no] { $seat } hat kein Gewinnblatt zu zeigen.
}
shows-hand = { YOU($seat) ->
    [yes] Du zeigst ein Gewinnblatt: { $hand }.
   *[no] { $seat } zeigt ein Gewinnblatt: { $hand }.
}
nobody-shows = Die Nacht geht zu Ende. Niemand zeigt ein Gewinnblatt.
daily-pot-empty = Der Tagestopf ist leer.
wins-daily-pot = { YOU($seat) ->
    [yes] Du gewinnst den Tagestopf,
   *[no] { $seat } gewinnt den Tagestopf,
} { $chips ->
    [one] 1 Chip
   *[other] { $chips } Chips
}: Im Hof hat { FORM($suit, case: "the") } die meisten Karten.
daily-pot-stays = Kein Beruf hat die meisten Karten im Hof: Der Tagestopf bleibt bei { $chips }.
daily-pot-shared = Niemand hat den Tagestopf gewonnen: Die { $chips } werden unter allen geteilt.
daily-pot-joins = Niemand hat den Tagestopf gewonnen: Die { $chips } kommen in den Endtopf.
wins-chips = { YOU($seat) ->
    [yes] { $chips ->
        [one] Du gewinnst 1 Chip und hast nun { $total }.
       *[other] Du gewinnst { $chips } Chips und hast nun { $total }.
    }
   *[no] { $chips ->
        [one] { $seat } gewinnt 1 Chip und hat nun { $total }.
       *[other] { $seat } gewinnt { $chips } Chips und hat nun { $total }.
    }
}
stays-in-pot = { $chips ->
    [one] Was sich nicht teilen lässt, bleibt im Topf: 1 Chip.
   *[other] Was sich nicht teilen lässt, bleibt im Topf: { $chips } Chips.
}
token-returns = Die Stolpermarke kehrt unbenutzt in den Hof zurück.
card-burnt = Niemand hat gezogen: Eine Karte des Stapels kommt ungesehen weg.
night-is-over = Die Nacht ist vorbei.
courtyard-cleared = Die Karten im Hof kommen auf den Abfallhaufen.
day-begins = Tag { $day } beginnt; { YOU($seat) ->
    [yes] du bist Geber.
   *[no] { $seat } ist Geber.
}
everybody-loses-chips = { $chips ->
    [one] { $why }: Alle verlieren und haben wieder 1 Chip.
   *[other] { $why }: Alle verlieren und haben wieder { $chips } Chips.
}
deck-has-run-out = Der Stapel ist aufgebraucht
nights-have-passed = { $nights ->
    [one] 1 Nacht ist vergangen
   *[other] { $nights } Nächte sind vergangen
}

## Wer gewonnen hat

everybody-loses = { $why }: Alle verlieren
wins-by-accusing = { YOU($seat) ->
    [yes] Du gewinnst durch die Beschuldigung: { $seat2 } hat ein Gewinnblatt gehortet
   *[no] { $seat } gewinnt durch die Beschuldigung: { YOU($seat2) ->
        [yes] Du hast ein Gewinnblatt gehortet
       *[no] { $seat2 } hat ein Gewinnblatt gehortet
    }
}
wins-with = { YOU($seat) ->
    [yes] Du gewinnst mit { $hand }
   *[no] { $seat } gewinnt mit { $hand }
}
winner-with = { FORM($seat, case: "within") } mit { $hand }
share-the-win = Geteilter Sieg: { $winners }

## Woher die Chips kommen

the-end-pot = Endtopf
the-daily-pot = Tagestopf
accusing-a-hoarder = richtige Beschuldigung
chips-shared-out = alle Chips neu verteilt

## Warum ein Zug gut sein kann

because-end-pot = gewinnt den Endtopf mit { $chips } Chips
because-tells-little = { FORM($suit, case: "a") } gehört nicht zum eigenen Beruf
because-unlikely = { $seat } hat wohl noch keine sechs { FORM($suit, case: "plural") }
because-gathered = { $seat } hat { $n ->
    [one] 1 { $suit }
   *[other] { $n } { FORM($suit, case: "plural") }
} vor aller Augen genommen
because-shows = { $seat } zeigt { $n ->
    [one] 1 { $suit }
   *[other] { $n } { FORM($suit, case: "plural") }
}
because-drawn-since-seen = { $seat } hat, seit die Hand zu sehen war, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} gezogen
because-hand-complete = die Hand ist vollständig: { $n } { FORM($suit, case: "plural") }
because-deck-runs-out = im Stapel sind nur noch { $n }
because-one-more = macht { $n } von { $of } nötigen { FORM($suit, case: "dative-plural") }
because-daily-pot = danach liegen im Hof die meisten { FORM($suit, case: "plural") }, für den Tagestopf mit { $chips }
because-own-in-courtyard = im Hof liegt { FORM($suit, case: "a") }, und { $n } von { $of } sind auf der Hand
because-still-needs = { $n } von { $of } nötigen { FORM($suit, case: "dative-plural") } sind auf der Hand
because-none-in-courtyard = im Hof gibt es kein{ FORM($suit, case: "ending") } { $suit }
because-breaks-lead = danach liegen im Hof nicht mehr die meisten { FORM($suit, case: "plural") }
because-buried = sie kommt auf den Abfallhaufen, wo nur der Kirchturm sie nehmen kann
because-least-gathered = { $seat } sammelt { FORM($suit, case: "plural") } und hat am wenigsten gesammelt
because-nobody-suspect = niemand hat wohl ein Gewinnblatt
because-accused-in-vain = mit nur { $n } von { $of } nötigen { FORM($suit, case: "dative-plural") } scheitert jede Beschuldigung dieser Hand
because-to-trade = lässt sich gegen ein{ FORM($suit, case: "ending") } { $suit } aus dem Hof tauschen
because-nobody-leads = danach hat im Hof kein Beruf allein die meisten Karten, und der Tagestopf mit { $chips } bleibt liegen
because-none-left = danach gibt es im Hof kein{ FORM($suit, case: "ending") } { $suit } mehr für { FORM($seat, case: "accusative") }
because-toward-daily-pot = damit { $n ->
    [one] liegt 1 { $suit }
   *[other] liegen { $n } { FORM($suit, case: "plural") }
} im Hof, wo die meisten den Tagestopf mit { $chips } gewinnen
because-leads-anyway = im Hof liegen ohnehin die meisten { FORM($suit, case: "plural") }
because-can-break-lead = nach einem Tausch gegen ein{ FORM($suit, case: "ending") } { $suit } liegen im Hof nicht mehr die meisten { FORM($suit, case: "plural") }
because-not-needed = { FORM($suit, case: "a") } zählt für die eigene Hand nicht
because-least-wager = weniger darf man nicht setzen
because-token-costs = die Stolpermarke würde mindestens { $chips } mehr kosten
because-largest-wager = { $chips } ist der größte Einsatz, für die Stolpermarke

## Optionen

option-cards = Karten von Hügel, Kirchturm, Truhe und Rechen; gleich: je zwanzig
    .even = gleich
option-chips = Mit so vielen Chips beginnen alle
option-draft = Die Berufe werden gewählt, der Geber zuerst; sonst: sie werden zufällig verteilt
option-betting = Wie an einem Tag gesetzt wird
    .laps = der Reihe nach, bis zu drei Umläufe: nach dem ersten nur mitgehen oder erhöhen
    .one_lap = der Reihe nach, jeder einmal
    .open = der Reihe nach, bis alle anderen dabei bleiben
    .sealed = jeder einmal, geheim, dann zugleich aufgedeckt
option-ante = Der kleinste erste Einsatz eines Tages
option-limit = Wie viele Chips man an einem Tag höchstens setzen darf
    .none = ohne Grenze
option-short = Was tut, wer weniger Chips als den kleinsten Einsatz hat
    .all_in = setzt, was da ist
    .loan = setzt den kleinsten Einsatz; fehlende Chips zählen unter null
    .skip = setzt nichts
option-must_act = In jedem Zug muss gezogen oder getauscht werden, wenn es geht
option-second_draw = Der Rechen sieht die erste Karte, bevor er über eine zweite entscheidet; sonst: er entscheidet über beide zugleich
option-draw_and_trade = Die Truhe darf einmal ziehen und einmal tauschen, statt zweimal zu tauschen
option-steeple_alone = Der Kirchturm darf vom Abfallhaufen nehmen, auch ohne zu ziehen oder zu tauschen
option-spread_refuse = Der ganze Abfallhaufen liegt offen, nicht nur seine oberste Karte
option-random_discards = Zwei Karten, die in einem Zug abgeworfen werden, kommen in zufälliger Reihenfolge hin; sonst: in der, die du wählst
option-stumble_card = Welche Karte verliert, wer stolpert
    .victim = man sucht sie selbst aus
    .random = irgendeine der Hand, nach Zufall
    .blind = wer die Marke hat, sucht sie aus: eine offene oder ungesehen eine verdeckte
option-stumble_redraw = Wer stolpert, zieht sofort eine Karte nach
option-daily_shared = Ein Tagestopf, den niemand gewonnen hat, wird am Ende unter allen geteilt; sonst: er kommt in den Endtopf
option-must_reveal = Ein Gewinnblatt muss gezeigt werden; sonst: man darf es verbergen, damit der Endtopf wächst
option-hill_needs_seven = Der Hügel braucht zum Gewinnen sieben eigene Karten; sonst: sechs genügen
option-odd_chips = Wer die übrigen Chips bekommt, wenn sich mehrere den Endtopf teilen
    .dealer = je einen die Gewinner, der Reihe nach vom Geber an
    .pot = niemand: Sie bleiben im Topf
    .wager = der Gewinner mit dem höchsten Einsatz des Tages, sonst der erste vom Geber an
option-accusations = Wie oft man in einem Zug jemanden beschuldigen darf
    .one = einmal
    .each = alle anderen je einmal
option-accuse_first = Beschuldigen darf man nur, bevor man im Zug gezogen oder getauscht hat
option-end_pot_only = Wer zu Recht beschuldigt, gewinnt nur den Endtopf; der Tagestopf geht wie am Ende einer Nacht
option-random_exposure = Welche Karten nach außen gedreht werden, bestimmt der Zufall
option-expose_at_once = Nach einer falschen Beschuldigung wird sofort nach außen gedreht; sonst: am Ende des Zuges
option-deck_out = Wann der Stapel aufgebraucht ist und alle verlieren
    .last_card = wenn seine letzte Karte gezogen wird
    .no_card = wenn jemand ziehen soll und keine mehr da ist
    .night = am Ende dieser Nacht, wenn niemand gewinnt
option-clear_courtyard = Am Morgen kommen die Karten im Hof in zufälliger Reihenfolge auf den Abfallhaufen; sonst: sie bleiben
option-night_cap = Nach so vielen Nächten verlieren alle; ohne Grenze: Es geht weiter, doch nie über 1.000 hinaus
    .none = ohne Grenze
option-burn = Nach einer Nacht, in der niemand zieht, kommt eine Karte des Stapels ungesehen aus dem Spiel
option-like_for_like = Eine Karte darf gegen eine desselben Berufs getauscht werden

## Tipps

tip-collect = Sammle sechs Karten deines eigenen Berufs. Zeig sie am Ende einer Nacht, und du gewinnst den Endtopf.
tip-wager = Gesetzte Chips bleiben draußen: je die Hälfte für jeden Topf. Wer allein am meisten setzt, bekommt die Stolpermarke.
tip-turn = In jeder Nacht hast du zwei Züge. Zieh in jedem eine Karte oder tausche eine mit dem Hof.
tip-trade = Zum Tauschen wählst du eine deiner Karten, dann eine im Hof. Das ist sicher, aber alle sehen, was du nimmst.
tip-discard = Abgeworfenes kommt in den Hof, wo andere es nehmen können, und wenn er voll ist, auf den Abfallhaufen. Füttere keinen Sammler.
tip-stumble = Du hast die Stolpermarke: Einmal in dieser Nacht verliert jemand deiner Wahl eine Karte. Am besten spät, gegen ein volles Blatt.
tip-refuse = Was auf dem Abfallhaufen liegt, ist für alle weg außer für den Kirchturm, der die oberste Karte nehmen darf.
tip-daily-pot = Jede Nacht gewinnt der Beruf mit den meisten Karten im Hof den Tagestopf. Abwerfen kann das entscheiden.
tip-accuse = Hat jemand sechs Gleiche? Beschuldige ihn in deinem Zug: Stimmt es, gewinnst du beide Töpfe; wenn nicht, zeigst du fortan eine Karte.
tip-reveal = Du hast ein Gewinnblatt. Zeig es und gewinne, oder verbirg es und lass den Topf wachsen, wenn es niemand merkt.

## Das geführte erste Spiel

guide-aim = Du bist Nord, und dein Beruf ist der Rechen: das Zeichen auf deinem Schild. Hast du am Ende einer Nacht sechs Rechen auf der Hand, gewinnst du. Vier hast du.
guide-day = Zuerst kommt der Tag: Alle setzen Chips, und die bleiben draußen. Ost gibt und beginnt.
guide-wager = Wer allein am meisten setzt, bekommt die Stolpermarke. Süd führt mit 2: Setz 3.
guide-wager-other = Du darfst auch anders setzen. Für die Marke genügt einer mehr als der größte Einsatz: 3.
guide-pots = Die Marke gehört dir. Die Hälfte aller Chips kommt in den Endtopf für den Sieg, die andere in den Tagestopf, der jede Nacht gewonnen wird.
guide-night = Nacht. Alle haben zwei Züge: eine Karte ziehen oder eine mit dem Hof tauschen. Sechs darf man behalten, der Abwurf kommt in den Hof. Zwei Rechen, sieh nur!
guide-power = Jeder Beruf kann etwas. Der Hügel behält sieben Karten, die Truhe tauscht zweimal, der Kirchturm nimmt auch vom Abfall. Du kannst zwei Karten auf einmal ziehen. Tu es.
guide-power-other = Das ist erlaubt. Aber zwei Karten sind besser als eine, und nur der Rechen darf das. Versuch es.
guide-end-turn = Ein fünfter Rechen! Nun hast du acht Karten. Beende den Zug und leg ab, was zu viel ist. Die Marke hebst du besser auf.
guide-end-turn-other = Das darfst du. Aber es ist noch früh, und ein falscher Verdacht kostet dich etwas. Beende erst den Zug.
guide-discard = Zwei Karten müssen weg, offen. Die Truhen nützen dir nichts: Wirf eine ab.
guide-discard-other = Du darfst sie abwerfen. Aber Rechen brauchst du, und der Kirchturm taugt noch zum Tauschen. Wirf eine Truhe ab.
guide-discard-too = Und die andere Truhe.
guide-discard-too-other = Behalte die. Die andere Truhe nützt dir nichts.
guide-full = Im Hof liegen vier Karten, er ist voll. Was jetzt abgeworfen wird, kommt auf den Abfall. Sieh den anderen bei ihrem zweiten Zug zu.
guide-accused = Süd hat Ost beschuldigt, sechs Gleiche zu haben. Wäre es wahr gewesen, hätte Süd sofort gewonnen. War es nicht: Süd zeigt fortan eine Karte.
guide-token = Dein letzter Zug dieser Nacht. Erst die Marke: Lass jemanden stolpern, er verliert eine Karte. Der Hügel im Süden ist vielleicht nah dran: Nimm Süd.
guide-token-other = Das darfst du, und es kann warten. Benutz erst die Marke: Lass Süd stolpern.
guide-trade = Jetzt tausche: eine deiner Karten gegen eine im Hof. Alle sehen, was du nimmst, aber nach dir ist niemand mehr am Zug, der dich beschuldigen könnte. Gib den Kirchturm.
guide-trade-other = Das darfst du. Aber im Hof liegt sicher, was du brauchst; Ziehen ist Glück. Gib den Kirchturm dafür.
guide-take = Und nimm einen Rechen.
guide-take-other = Das hilft dir nicht. Nimm einen Rechen, den sechsten.
guide-six = Sechs Rechen! Beende deinen Zug. Damit endet auch die Nacht.
guide-six-other = Das darfst du, aber es bringt nichts mehr. Beende deinen Zug.
guide-reveal = Alle werden heimlich nach einem Gewinnblatt gefragt. Du könntest deins verbergen und den Topf wachsen lassen, wenn es keiner merkt. Zeig es lieber jetzt.
guide-reveal-other = Mutig! So wird manches Spiel gewonnen und manches verloren. Diesmal zeig es.
guide-won = Du gewinnst den Endtopf. Den Tagestopf bekommt West, die Truhe: Im Hof liegen die meisten Truhen. Hätte niemand gewonnen, begänne ein neuer Tag.
guide-end = Das ging schnell! Meist dauert es zwei oder drei Nächte. Und denk daran: Verlässt die letzte Karte den Stapel, verlieren alle. Viel Glück!
