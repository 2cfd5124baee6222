# Was Lucre und COIN gemeinsam haben. Beide bestimmen die Begriffe -prize (Beutel, mit .gender), -prizes, -the-prize,
# -hoard (Vermögen), -into-hoard, -owner (die Vorhand) und -back (eine Münze).

suit-Blue = Blau
suit-Green = Grün
suit-Red = Rot
suit-Yellow = Gelb
suit-Orange = Orange
seat-Blue = { suit-Blue }
seat-Green = { suit-Green }
seat-Red = { suit-Red }
seat-Yellow = { suit-Yellow }
seat-Orange = { suit-Orange }
letter-Blue = B
letter-Green = Gr
letter-Red = R
letter-Yellow = Ge
letter-Orange = O

## Der Tisch

prize = { -prize }
the-prize = { -the-prize }
prizes-to-come = Kommende { -prizes }
hoard = { -hoard }
middle = Mitte
unclaimed = Herrenlos
beneath-deck = Unter deinem Stapel
highest = höchste
lowest = niedrigste
hoard-coins = { $fronts } auf Vorderseiten, { $backs } verdeckt, { $won ->
    [one] 1 { -prize }
   *[other] { $won } { -prizes }
} gewonnen
two-counts = { FORM($seat1, case: "within") } { $n1 }, { FORM($seat2, case: "within") } { $n2 }
three-counts = { two-counts }, { FORM($seat3, case: "within") } { $n3 }
four-counts = { three-counts }, { FORM($seat4, case: "within") } { $n4 }

## Aufforderungen und Züge

prompt-middle = { YOU($seat) ->
    [yes] Deine Karte für die Mitte, offen oder verdeckt.
   *[no] { $seat } spielt in die Mitte.
}
face-up = Offen
face-down = Verdeckt
keep-hand = Hand behalten
put-beneath = Unterschieben
drawn-last = du ziehst sie zuletzt
back-without-value = { -back }, kein Wert
only-card-so-far = bisher die einzige offene Karte
highest-so-far = bisher die höchste, um { -the-prize(case: "accusative") }
lowest-so-far = bisher die niedrigste, bliebe offen liegen
neither-so-far = weder höchste noch niedrigste: würde umgedreht, { -back }
value-up = { $value } offen
value-down = { $value } verdeckt
keep = behalten

## Warum nicht

not-in-hand = { YOU($seat) ->
    [yes] du hast die { $value } nicht auf der Hand
   *[no] { $seat } hat die { $value } nicht auf der Hand
}
value-barred = { $why }, und kein Wert darf zweimal offen liegen; verdeckt geht sie
has-played = { YOU($seat) ->
    [yes] du hast die { $value } gespielt
   *[no] { $seat } hat die { $value } gespielt
}
has-laid-aside = { YOU($seat) ->
    [yes] du hast die { $value } { -into-hoard } gelegt
   *[no] { $seat } hat die { $value } { -into-hoard } gelegt
}
prize-has-value = { -the-prize } ist eine { $value }

## Das Protokoll

draws = { YOU($seat) ->
    [yes] Du ziehst die { $values }.
   *[no] { $seat } zieht die { $values }.
}
plays-face-up = { YOU($seat) ->
    [yes] Du spielst die { $value } offen.
   *[no] { $seat } spielt die { $value } offen.
}
plays-face-down = { YOU($seat) ->
    [yes] Du spielst eine Karte verdeckt.
   *[no] { $seat } spielt eine Karte verdeckt.
}
face-down-card-is = { YOU($seat) ->
    [yes] Deine verdeckte Karte ist die { $value }.
   *[no] Die verdeckte Karte von { $seat } ist die { $value }.
}
highest-takes = { YOU($seat) ->
    [yes] Du liegst mit der { $value } am höchsten und nimmst { $cards }.
   *[no] { $seat } liegt mit der { $value } am höchsten und nimmt { $cards }.
}
highest-stays = { YOU($seat) ->
    [yes] Du liegst mit der { $value } am höchsten; sie bleibt offen.
   *[no] { $seat } liegt mit der { $value } am höchsten; sie bleibt offen.
}
highest-alone = { YOU($seat) ->
    [yes] Nur du hast offen gespielt; die { $value } bleibt offen.
   *[no] Nur { $seat } hat offen gespielt; die { $value } bleibt offen.
}
lowest-stays = { YOU($seat) ->
    [yes] Du liegst mit der { $value } am niedrigsten; sie bleibt offen.
   *[no] { $seat } liegt mit der { $value } am niedrigsten; sie bleibt offen.
}
nobody-wins-owner-takes = { YOU($seat) ->
    [yes] Niemand gewinnt { -the-prize(case: "accusative") }: Du nimmst { $cards }.
   *[no] Niemand gewinnt { -the-prize(case: "accusative") }: { $seat } nimmt { $cards }.
}
nobody-wins-waits = Niemand gewinnt { -the-prize(case: "accusative") }: { -prize.gender ->
    [masculine] Er
   *[feminine] Sie
} fällt an den nächsten Gewinner.
nobody-wins-set-aside = Niemand gewinnt { -the-prize(case: "accusative") }: { -prize.gender ->
    [masculine] Er
   *[feminine] Sie
} kommt beiseite.
turned-over = { $n ->
    [one] { $seats }: { -back }, verdeckt.
   *[other] { $seats }: je { -back }, verdeckt.
}

## Woher die Münzen kommen

prizes = { -prizes }
highest-cards = höchste Karten
lowest-cards = niedrigste Karten
face-down-cards = verdeckte Karten

## Warum ein Zug gut sein kann

because-nobody-higher = niemand kann höher sein, und { -the-prize } ist { $coins } wert
because-one-higher = { $seat } kann sie noch mit { $values } schlagen
because-few-higher = nur { $values } kann sie noch schlagen
because-nobody-lower = niemand kann niedriger sein: Sie bleibt offen und ist { $coins } wert
because-few-lower = nur { $values } wäre niedriger
because-rich-prize = { -the-prize } ist { $coins } wert
because-front = ihre Vorderseite ist { $coins } wert, wenn sie die niedrigste bleibt
because-turned-over = sie würde umgedreht: { $seat } hat mit der { $value } die höhere
because-barred = die { $value } darf jetzt nicht offen gespielt werden
because-between = offen würde sie umgedreht, zwischen { $values }
because-higher-lies = die { $value } ist höher, und { $values } kann noch darunter kommen
because-one-coin-anyway = ihre Vorderseite zeigt nur eine Münze
because-keeps-best = behält die { $value }, die niemand mehr schlagen kann
because-no-poor-card = jede Karte der Hand zeigt mindestens { $coins } Münzen
because-some-higher = noch können { $seats } sie schlagen
because-some-lower = noch können { $seats } darunter bleiben
because-hand-shows = die Hand zeigt { $coins } Münzen
because-front-only = ihre Vorderseite zeigt { $coins ->
    [one] nur eine Münze
   *[other] { $coins } Münzen
}
because-safe-coins = { $coins ->
    [one] eine Münze ist sicher
   *[other] { $coins } Münzen sind sicher
}

## Hausregeln

option-coins = Münzen auf den Werten 1 bis 13; geschätzt, denn bekannt sind nur 9 und 12: Gib die deiner eigenen Karten ein
    .estimated = geschätzt
    .lean = mager
    .rich = üppig
option-unclaimed = { -prize.gender ->
    [masculine] Was mit einem { -prize } geschieht, den niemand gewinnt
   *[feminine] Was mit einer { -prize } geschieht, die niemand gewinnt
}
    .aside = { -prize.gender ->
        [masculine] er
       *[feminine] sie
    } kommt beiseite und zählt für niemanden
    .carry = { -prize.gender ->
        [masculine] er bleibt liegen: Wer den nächsten gewinnt, bekommt ihn dazu
       *[feminine] sie bleibt liegen: Wer die nächste gewinnt, bekommt sie dazu
    }
    .lead = { -owner } bekommt { -prize.gender ->
        [masculine] ihn
       *[feminine] sie
    }
option-lone_card = Was die einzige offene Karte in der Mitte gewinnt
    .takes = { -the-prize(case: "accusative") }, als höchste Karte
    .no_contest = nichts: { -prize.gender ->
        [masculine] Der
       *[feminine] Die
    } { -prize } bleibt herrenlos; die Karte bleibt offen
option-strict_memory = Das Protokoll früherer Stiche bleibt verborgen: Wer wissen will, was umgedreht wurde, muss es sich merken
