# Dirty Money auf Deutsch: Der Cleaner ist der Putztrupp, loot die Beute, busted geschnappt.

tagline =
    Ein Raubzug in Stichen: Schnapp dir die Münzen, doch wer die meisten Fingerabdrücke hinterlässt, wird geschnappt
credits = Von und bei Argyle Games

## Seats, suits and cards

seat-Fox = Fuchs
seat-Magpie = Elster
seat-Weasel = Wiesel
seat-Raven = Rabe
seat-Cat = Katze
seat-Mole = Maulwurf
suit-Jewels = Juwelen
    .none = keine Juwelen
suit-Paintings = Gemälde
    .none = keine Gemälde
suit-Artifacts = Artefakte
    .none = keine Artefakte
suit-Junk = Plunder
    .none = keinen Plunder
suit-Cleaner = Putztrupp
rank-cleaner = Putztrupp
    .accusative = den Putztrupp
letter-Jewels = J
letter-Paintings = G
letter-Artifacts = A
letter-Junk = P
the-card = { $card }

## Numbers

n-prints = { $n ->
    [one] 1 Fingerabdruck
   *[other] { $n } Fingerabdrücke
}
    .dative = { $n ->
        [one] 1 Fingerabdruck
       *[other] { $n } Fingerabdrücken
    }
coins-lost = { $n ->
    [one] 1 Münze verloren
   *[other] { $n } Münzen verloren
}
worth = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $prints ->
    [0] keine Fingerabdrücke
    [one] 1 Fingerabdruck
   *[other] { $prints } Fingerabdrücke
}

## The table

cleaner = Putztrupp
aside = Ungesehen beiseite
left-over = Übrig
loot-this-round = Beute dieser Runde
prints = Fingerabdrücke
earlier-coins = Frühere Münzen
earlier-prints = Frühere Fingerabdrücke
in-this-round = { $n } in dieser Runde
of-complete-rounds = aus ganzen Runden
the-most = { $of }, die meisten

## Prompts and actions

prompt-lead = { YOU($seat) ->
    [yes] Du spielst aus: eine beliebige Karte.
   *[no] { $seat } spielt aus.
}
prompt-lead-loot = { YOU($seat) ->
    [yes] Du spielst aus: eine beliebige Karte außer deinem Putztrupp.
   *[no] { $seat } spielt aus.
}
prompt-play = { $seat } spielt eine Karte.
prompt-play-anything = { YOU($seat) ->
    [yes] Ein Putztrupp hat den Farbzwang aufgehoben: Spiel eine beliebige Karte.
   *[no] { $seat } spielt eine Karte.
}
prompt-void = Du hast { FORM($suit, case: "none") }: Spiel eine beliebige Karte.
prompt-follow = Bediene { $suit }.
prompt-follow-or-clean = Bediene { $suit } oder spiel deinen Putztrupp.
lead-card = Ausspielen
lead-cleaner = Ausspielen
play-card = Spielen
play-cleaner = Spielen
takes-what-follows = nimmt alles, was folgt, sauber abgewischt, wenn kein späterer Putztrupp kommt
would-take = nimmt: { $loot }
wins-so-far = führt bisher: { $loot }
adds = bringt { $loot }

## Why not

no-such-card = { $card } gibt es in diesen Karten nicht
not-in-hand = { YOU($seat) ->
    [yes] du hast { $card } nicht auf der Hand
   *[no] { $seat } hat { $card } nicht auf der Hand
}
cleaner-gone = { YOU($seat) ->
    [yes] du hast den Putztrupp schon gespielt
   *[no] { $seat } hat den Putztrupp schon gespielt
}
cleaner-not-led = hier darf ein Putztrupp nur als letzte Karte ausgespielt werden
must-follow = die Farbe { $suit } ist gefordert und muss bedient werden
must-follow-or-clean = die Farbe { $suit } ist gefordert: Bediene sie, oder spiel den Putztrupp

## The log

deals = { $round }: Alle bekommen einen Putztrupp und { $n ->
    [one] eine Beutekarte
   *[other] { $n } Beutekarten
}.
one-more-for = Eine mehr für { FORM($seats, case: "accusative") }.
puts-aside = Ungesehen beiseitegelegt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
leaves-over = Übrig: { $cards }.
leads-by-rotation = { YOU($seat) ->
    [yes] Du bist an der Reihe und spielst aus.
   *[no] { $seat } ist an der Reihe und spielt aus.
}
leads-by-cleaner = { YOU($seat) ->
    [yes] Du hast den Startspieler-Putztrupp und spielst aus.
   *[no] { $seat } hat den Startspieler-Putztrupp und spielt aus.
}
leads = { YOU($seat) ->
    [yes] Du spielst { $card } aus.
   *[no] { $seat } spielt { $card } aus.
}
plays = { YOU($seat) ->
    [yes] Du spielst { $card }.
   *[no] { $seat } spielt { $card }.
}
plays-void = { YOU($seat) ->
    [yes] Du hast { FORM($suit, case: "none") } und spielst { $card }.
   *[no] { $seat } hat { FORM($suit, case: "none") } und spielt { $card }.
}
plays-cleaner = { YOU($seat) ->
    [yes] { $leads ->
        [yes] Du spielst den Putztrupp aus.
       *[no] Du spielst den Putztrupp.
    }
   *[no] { $leads ->
        [yes] { $seat } spielt den Putztrupp aus.
       *[no] { $seat } spielt den Putztrupp.
    }
}
breaks-suit = { YOU($seat) ->
    [yes] { $leads ->
        [yes] Du spielst den Putztrupp aus: Nun darf alles folgen.
       *[no] Du spielst den Putztrupp: Nun darf alles folgen.
    }
   *[no] { $leads ->
        [yes] { $seat } spielt den Putztrupp aus: Nun darf alles folgen.
       *[no] { $seat } spielt den Putztrupp: Nun darf alles folgen.
    }
}
takes = { YOU($seat) ->
    [yes] Du nimmst den Stich mit { $card }: { $loot }.
   *[no] { $seat } nimmt den Stich mit { $card }: { $loot }.
}
takes-clean = { YOU($seat) ->
    [yes] Du nimmst den Stich mit dem Putztrupp: { $loot }.
   *[no] { $seat } nimmt den Stich mit dem Putztrupp: { $loot }.
}
no-card-left = { YOU($seat) ->
    [yes] Du hast keine Karte mehr
   *[no] { $seat } hat keine Karte mehr
}: { YOU($seat2) ->
    [yes] Du spielst aus.
   *[no] { $seat2 } spielt aus.
}
round-over = Runde { $round } ist vorbei.
deciding-round-over = Die Entscheidungsrunde ist vorbei.
busted-this-round = In dieser Runde geschnappt: { FORM($seats, case: "within") }.
scores = { YOU($seat) ->
    [yes] Du
   *[no] { $seat }
}: { $coins }, { $prints }.
scores-in-all = { YOU($seat) ->
    [yes] Du
   *[no] { $seat }
}: { $coins }, { $prints }; insgesamt { $all_coins } und { $all_prints }.
level = { YOU($seats) ->
    [yes] { $seats } liegt gleichauf: Eine weitere Runde entscheidet.
   *[no] { $seats } liegen gleichauf: Eine weitere Runde entscheidet.
}

## Statistics

tricks-by-cleaner = Stiche mit dem Putztrupp
tricks-by-loot = Stiche mit Beute
busted = geschnappt

## Who won

nobody-wins = Niemand gewinnt: Alle werden mit je { FORM($prints, case: "dative") } geschnappt
share-the-win = { YOU($seats) ->
    [yes] { $seats } teilt euch den Sieg mit je { $coins }
   *[no] { $seats } teilen sich den Sieg mit je { $coins }
}
wins-on-prints = { YOU($seat) ->
    [yes] Du gewinnst mit { $coins } dank weniger Fingerabdrücken, { $prints } zu { $prints2 }
   *[no] { $seat } gewinnt mit { $coins } dank weniger Fingerabdrücken, { $prints } zu { $prints2 }
}
wins = { YOU($seat) ->
    [yes] Du gewinnst mit { $coins }
   *[no] { $seat } gewinnt mit { $coins }
}
nobody-busted = { $wins }; niemand wird geschnappt
one-busted = { $wins }; { YOU($seat) ->
    [yes] du wirst mit { FORM($prints, case: "dative") } geschnappt
   *[no] { $seat } wird mit { FORM($prints, case: "dative") } geschnappt
}
several-busted = { $wins }; { YOU($seats) ->
    [yes] { FORM($seats, case: "within") } werdet mit je { FORM($prints, case: "dative") } geschnappt
   *[no] { $seats } werden mit je { FORM($prints, case: "dative") } geschnappt
}

## Warum eine Karte gut sein kann

because-most-prints = niemand sonst hat so viele wie { $prints ->
    [one] 1 Fingerabdruck
   *[other] { $prints } Fingerabdrücke
}
because-wipes = wischt { $prints ->
    [one] 1 Fingerabdruck
   *[other] { $prints } Fingerabdrücke
} weg
because-wipes-later = wischt weg, was noch kommt
because-takes = bringt { $loot }
because-only-cleaner = nur ein Putztrupp kann den Stich noch wegnehmen
because-nobody-above = niemand kann den Stich noch wegnehmen
because-unseen-above = { $n ->
    [one] 1 höhere Karte ({ $suit }) ist noch nicht gesehen
   *[other] { $n } höhere Karten ({ $suit }) sind noch nicht gesehen
}
because-risks-prints = darin { $prints ->
    [one] liegt bisher 1 Fingerabdruck
   *[other] liegen bisher { $prints } Fingerabdrücke
}
because-leads-clean = sie trägt keine Fingerabdrücke
because-cleaner-takes = der Putztrupp von { $seat } wischt weg, was dazukommt
because-hands-over = gibt { $seat } { $prints ->
    [one] 1 Fingerabdruck
   *[other] { $prints } Fingerabdrücke
}
because-leaves = lässt { $seat } { $prints ->
    [one] 1 Fingerabdruck
   *[other] { $prints } Fingerabdrücke
}
because-trick-holds = im Stich liegen bisher { $loot }

## Options

option-rounds = Wie viele Runden gespielt werden: 1 ist das kurze Spiel, 2 das übliche
option-deck =
    Die Beutekarten. Beide fertigen Kartensätze sind geschätzt, denn bekannt sind nur die vier Farben; deine eigenen
    Karten kannst du auflisten
option-cleaner_coins = Münzen auf jedem Putztrupp, für den, der den Stich nimmt
option-variant = Vor jedem Geben kommen ungesehen so viele Beutekarten aus dem Spiel, wie Leute mitspielen
option-uneven = Was mit Beutekarten geschieht, die sich nicht gleichmäßig verteilen lassen
    .aside = sie kommen verdeckt beiseite, und niemand sieht sie
    .first = wer anfängt und die Nächsten bekommen je eine mehr; den letzten Stich spielen sie allein
    .shown = sie kommen offen beiseite
option-first_lead = Wer zum ersten Stich einer Runde ausspielt
    .cleaner = wer den Startspieler-Putztrupp bekommt
    .rotation = der erste Platz in Runde 1, dann jede Runde der nächste
option-lead_cleaner = Ein Putztrupp darf jederzeit ausgespielt werden; sonst: nur als letzte Karte
option-print_tie = Wer geschnappt wird, wenn mehrere die meisten Fingerabdrücke haben
    .all = alle
    .nobody = niemand
    .richest = wer von ihnen die meisten Münzen hat; bei Gleichstand alle diese
    .poorest = wer von ihnen die wenigsten Münzen hat; bei Gleichstand alle diese
option-all_tied = Was geschieht, wenn alle geschnappt würden
    .nobody = niemand wird geschnappt
    .everyone = alle werden es, und niemand gewinnt
option-coin_tie = Wer gewinnt, wenn mehrere, die davonkommen, die meisten Münzen haben
    .prints = wer weniger Fingerabdrücke hat; bei Gleichstand alle diese
    .shared = alle
    .round = wer nach einer weiteren Runde vorn liegt, die wie die anderen zählt; alle, die auch dann gleichauf liegen
option-bust = Wann geschnappt wird, wer die meisten Fingerabdrücke hat
    .end = einmal, nach den Fingerabdrücken aller Runden
    .round =
        in jeder Runde: Wer geschnappt wird, bekommt für sie keine Münzen, und am Ende wird niemand geschnappt
option-strict_memory = Genommene Beute, Zwischenstände der Runde und das Protokoll früherer Stiche bleiben verborgen

## Decks

allowed-deck =
    60 (Werte 1 bis 15 jeder Farbe), 48 (Werte 1 bis 12) oder @DATEI, eine Zeile je Karte: Farbe, Wert, Münzen,
    Fingerabdrücke, etwa Jewels 7 3 1
deck-line = Option { $option }, Zeile { $line }: { $error }
deck-empty = Option { $option }: Es ist keine Karte aufgelistet; eine Zeile sieht so aus: „Jewels 7 3 1“
deck-card-twice = { $card } ist zweimal da
deck-card-form = eine Karte sind vier Wörter, Farbe, Wert, Münzen, Fingerabdrücke: „Jewels 7 3 1“, nicht „{ $text }“
deck-no-suit = es gibt keine Farbe „{ $text }“; es gibt { $names }
deck-number = { $what ->
    [rank] der Wert
    [coins] die Zahl der Münzen
   *[prints] die Zahl der Fingerabdrücke
} muss von { $low } bis { $high } sein, nicht „{ $text }“
deck-too-small = der Kartensatz hat { $size ->
    [one] eine Beutekarte
   *[other] { $size } Beutekarten
}: Zu { $players } braucht ihr mindestens { $least }, eine für jede Hand
deck-too-small-variant = der Kartensatz hat { $size ->
    [one] eine Beutekarte
   *[other] { $size } Beutekarten
}, und die Variante nimmt { $removed } heraus: Zu { $players } braucht ihr mindestens { $least }, eine für jede Hand

## Tips

tip-aim =
    Die meisten Münzen gewinnen, doch wer die meisten Fingerabdrücke hinterlässt, wird geschnappt. Jeder Platz zeigt
    beide Zahlen.
tip-follow =
    Bediene die ausgespielte Farbe, wenn du kannst. Ihre höchste Karte nimmt den ganzen Stich; andere Farben gewinnen
    nie.
tip-cleaner =
    Deinen Putztrupp darfst du auch spielen, wenn du bedienen könntest. Er nimmt den Stich ohne Fingerabdrücke. Du
    hast einen je Runde.
tip-why = Du hast Karten der ausgespielten Farbe, also gehen nur diese oder dein Putztrupp.
tip-takes = Wer einen Stich nimmt, bekommt alle Münzen und alle Fingerabdrücke und spielt zum nächsten aus.
tip-void =
    Ohne Karte der ausgespielten Farbe darfst du alles spielen. Es kann nicht gewinnen: So wirst du schmutzige Karten
    los.
tip-breaks =
    Ein Putztrupp hebt den Farbzwang auf: Wer nach ihm kommt, darf alles spielen. Von mehreren nimmt der letzte den
    Stich.
tip-wiped =
    Der Stich ist abgewischt: nur Münzen. Am meisten bringt ein Putztrupp als letzte Karte in einem reichen,
    schmutzigen Stich.
tip-round =
    Münzen und Fingerabdrücke aller Runden zählen zusammen. Du musst nicht sauber sein, nur sauberer als jemand anders.

## Das geführte erste Spiel

guide-aim = Du bist der Fuchs, das ist deine Hand. Die meisten Münzen gewinnen. Aber wer am Ende die meisten Fingerabdrücke hat, wird geschnappt, so reich er ist. Also: Münzen nehmen, aber nie der Schmutzigste sein.
guide-lead = Die Elster hat den Putztrupp mit dem Startzeichen und spielt aus. Sie darf jede Karte spielen; deren Farbe müssen die anderen bedienen.
guide-follow = Juwelen wurden ausgespielt, und du hast welche, also musst du bedienen. Das höchste nimmt alle Münzen und Fingerabdrücke: schon fünf. Bleib darunter: Spiel deine 3.
guide-follow-other = Das ginge, legt aber mehr in den Stich oder nimmt ihn samt Abdrücken. Mit der 3 hältst du dich heraus.
guide-taken = Der Rabe hat ihn: 12 Münzen und fünf Fingerabdrücke. Beides steht auf jedem Schild. Wer einen Stich nimmt, spielt zum nächsten aus.
guide-win = Jetzt nimm etwas. Hohe Artefakte sind sauber, niedrige schmutzig: Ränge bedeuten in jeder Farbe etwas anderes. Deine 15 ist nicht zu schlagen. Spiel sie.
guide-win-other = Das darfst du, aber dann entscheiden andere, wer ihn nimmt. Deine 15 nimmt die Münzen und bringt selbst keinen Abdruck mit.
guide-your-lead = Sieben Münzen, drei Abdrücke. Jetzt spielst du aus, und jede Karte ist erlaubt. Niedrige Gemälde sind fast nichts wert: Spiel die 3, ein anderer soll den Stich nehmen.
guide-your-lead-other = Jede Karte darf ausgespielt werden, auch diese. Aber ein niedriges Gemälde verschenkt wenig und verliert den Stich: Spiel die 3.
guide-weasel = Das Wiesel hat ihn, samt vier Abdrücken, und spielt aus. Nur Karten der ausgespielten Farbe können gewinnen.
guide-void = Du hast keinen Plunder und darfst alles spielen; gewinnen kann es nicht. Wirf etwas Schmutziges hinein, das ein anderer nehmen muss: Artefakte 2 mit zwei Abdrücken.
guide-void-other = Erlaubt, denn du kannst nicht bedienen. Aber jetzt wirst du eine schmutzige Karte los: Artefakte 2 lässt zwei Abdrücke bei jemand anderem.
guide-dirty = Die Elster nimmt ihn, und deine zwei Abdrücke dazu. Nun spielt sie wieder aus.
guide-cleaner = Elf Münzen, aber fünf Abdrücke. Jeder hat einen Putztrupp, der immer gespielt werden darf. Er nimmt den Stich und wischt alle Abdrücke weg. Spiel ihn!
guide-cleaner-other = Du darfst bedienen. Aber ein so reicher, schmutziger Stich, und du spielst zuletzt: Dafür ist der Putztrupp da.
guide-wiped = Elf Münzen und kein Abdruck mehr. Nach einem Putztrupp muss niemand mehr bedienen, und kommt noch einer, nimmt der letzte von ihnen den Stich.
guide-end = Wäre jetzt Schluss, würde der Rabe mit fünf Abdrücken geschnappt, und von den anderen wärst du am reichsten. Ein richtiges Spiel hat zwei ganze Runden. Viel Glück!
