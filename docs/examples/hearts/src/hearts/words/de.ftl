# Hearts auf Deutsch.

tagline = Nimm kein Herz und nicht die Pik-Dame; oder nimm alle
credits = Ein Spiel, das allen gehört; geschrieben für die Dokumentation von Cutpurse
seat-North = Nord
seat-East = Ost
seat-South = Süd
seat-West = West

## Optionen

option-target = Gespielt wird, bis jemand so viele Punkte hat (1: nur einmal)
option-moon = Wer alle Punkte nimmt, gibt allen anderen je 26

## Der Tisch

taken = Gewonnen
this-deal = Dieses Spiel
to-be-passed = wird weitergegeben
deal = Spiel { $deal }
the-card = { $card }
to-pass = { $card } weitergeben

## Aufforderungen und Züge

pass-left = Alle geben drei Karten nach links.
pass-right = Alle geben drei Karten nach rechts.
pass-across = Alle geben drei Karten nach gegenüber.
no-pass = In diesem Spiel werden keine Karten weitergegeben.
prompt-pass = Wähle Karte { $n } von 3 für { $seat }.
prompt-lead = { YOU($seat) ->
    [yes] Du spielst aus.
   *[no] { $seat } spielt aus.
}
prompt-play = { YOU($seat) ->
    [yes] Spiel eine Karte.
   *[no] { $seat } spielt eine Karte.
}
prompt-follow = Bediene { $suit }.
prompt-void = Du hast kein { $suit }: Spiel eine beliebige Karte.
pass-card = Weitergeben
lead-card = Ausspielen
play-card = Spielen

## Warum nicht

not-in-hand = { YOU($seat) ->
    [yes] du hast { $card } nicht
   *[no] { $seat } hat { $card } nicht
}
chosen-already = sie ist schon gewählt
must-follow = { $suit } wurde ausgespielt und muss bedient werden
must-lead-first = die Kreuz 2 muss zuerst ausgespielt werden
not-broken = Herz darf erst ausgespielt werden, wenn ein Herz gefallen ist
no-points-in-first-trick = im ersten Stich darf nichts fallen, das Punkte bringt

## Das Protokoll

deals = Spiel { $deal } beginnt.
chooses = { YOU($seat) ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $card } weiter.
all-have-passed = Alle geben ihre Karten weiter.
gets = { YOU($seat) ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $cards } von { FORM($seat2, case: "dative") }.
leads-first = { YOU($seat) ->
    [yes] Du hast die Kreuz 2 und spielst aus.
   *[no] { $seat } hat die Kreuz 2 und spielt aus.
}
plays = { YOU($seat) ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card }.
hearts-broken = Von jetzt an darf Herz ausgespielt werden.
takes = { YOU($seat) ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den Stich.
takes-points = { YOU($seat) ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} den Stich mit { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkten
}.
deal-over = Spiel { $deal } ist vorbei.
shoots-moon = { YOU($seat) ->
    [yes] Du hast
   *[no] { $seat } hat
} alle Punkte genommen: Die anderen bekommen je 26.
scores = { YOU($seat) ->
    [yes] Du bekommst
   *[no] { $seat } bekommt
} { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}, zusammen { $total }.
wins = { $n ->
    [one] { YOU($seats) ->
        [yes] Du gewinnst
       *[no] { $seats } gewinnt
    }
   *[other] { $seats } teilen sich den Sieg
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

## Woher Punkte kommen

in-hearts = Herz
queen = Pik-Dame
moon = Durchmarsch

## Tipps

tip-aim = Punkte sind schlecht: jedes Herz ist einer, die Pik-Dame dreizehn. Die wenigsten gewinnen.
tip-why = Eine graue Karte darf jetzt nicht gespielt werden. Zeig auf sie, dann steht dort, warum.
tip-points = Wer Punkte nimmt, kann auch weitermachen: Wer alle 26 hat, gibt sie den anderen.
tip-broken = Ein Herz ist gefallen: Von jetzt an darf Herz ausgespielt werden.
