# Die Wörter von Lucre; was es mit COIN teilt, steht in ../../_twosided/words.

-prize = Beutel
    .gender = masculine
-prizes = Beutel
-the-prize = { $case ->
    [accusative] den Beutel
   *[nominative] der Beutel
}
-hoard = Vermögen
-into-hoard = ins Vermögen
-owner = die Vorhand
-back = eine Münze

tagline = Acht Beutel, vier Gilden: Die höchste Karte nimmt den Beutel, die niedrigste wahrt ihr Gesicht
credits = Von John Clowdus, erschienen bei Small Box Games

## Der Tisch

swapped = Getauscht
coins-in-first-game = Münzen im ersten Spiel
before-round-1 = Vor Runde 1
play-off = Stechen

## Aufforderungen und Züge

prompt-swap = Schieb eine Karte unter deinen Stapel oder behalte deine Hand. Du darfst bis zu zwei tauschen.
prompt-second-swap = Schieb noch eine zweite Karte unter deinen Stapel oder zieh jetzt eine.
everyone-may-swap = Alle dürfen Karten tauschen.
may-swap = { $seat } darf Karten tauschen.
prompt-wealth = { YOU($seat) ->
    [yes] Du bist Vorhand: Wähle eine Karte für dein Vermögen.
   *[no] { $seat } ist Vorhand und legt eine Karte ins Vermögen.
}
that-is-all = Das war's
draw-one = du ziehst eine Karte
draw-none = du ziehst keine
one-coin-unseen = eine Münze, ungesehen
coins-for-good = { $coins ->
    [one] 1 Münze, sicher
   *[other] { $coins } Münzen, sicher
}
to-wealth = Ins Vermögen
swap-value = { $value } tauschen
wealth-value = { $value } ins Vermögen

## Das Protokoll

puts-beneath = { YOU($seat) ->
    [yes] Du schiebst die { $value } unter deinen Stapel.
   *[no] { $seat } schiebt die { $value } unter den Stapel.
}
swaps = { YOU($seat) ->
    [yes] Du tauschst { $n }.
   *[no] { $seat } tauscht { $n }.
}
cards-swapped = Getauschte Karten: { $counts }.
round-begins = Runde { $round }: Der Beutel ist { $card } ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}); { YOU($seat) ->
    [yes] du bist Vorhand.
   *[no] { $seat } ist Vorhand.
}
late-round-begins = { round-begins }
adds-to-wealth = { YOU($seat) ->
    [yes] Du legst die { $value } ins Vermögen.
   *[no] { $seat } legt die { $value } ins Vermögen.
}
adds-face-down = { YOU($seat) ->
    [yes] Du legst eine verdeckte Karte ins Vermögen.
   *[no] { $seat } legt eine verdeckte Karte ins Vermögen.
}
wealth-card-is = { YOU($seat) ->
    [yes] Die Karte, die du ins Vermögen legst, ist die { $value }.
   *[no] Die Karte, die { $seat } ins Vermögen legt, ist die { $value }.
}
last-cards-shown = Die letzten Karten, offen: { $counts }.
coins-counted = Münzen: { $counts }.
tied-play-off = { YOU($seats) ->
    [yes] { $seats } liegt mit { $coins } Münzen gleichauf und geht ins Stechen: Wer dort vorn liegt, gewinnt.
   *[no] { $seats } liegen mit { $coins } Münzen gleichauf und gehen ins Stechen: Wer dort vorn liegt, gewinnt.
}

## Woher die Münzen kommen

lead-cards = Karten als Vorhand
last-cards = letzte Karten

## Wer gewonnen hat

wins-on-coins = { YOU($seat) ->
    [yes] Du gewinnst mit { $coins } zu { $coins2 } Münzen
   *[no] { $seat } gewinnt mit { $coins } zu { $coins2 } Münzen
}
wins-on-cards = { YOU($seat) ->
    [yes] Du gewinnst bei gleich vielen Münzen nach Karten, { $n } zu { $n2 }
   *[no] { $seat } gewinnt bei gleich vielen Münzen nach Karten, { $n } zu { $n2 }
}
wins-by-seat = { YOU($seat) ->
    [yes] Du gewinnst nach der Sitzordnung, mit { $coins } Münzen gleichauf mit { $seats }
   *[no] { $seat } gewinnt nach der Sitzordnung, mit { $coins } Münzen gleichauf mit { FORM($seats, case: "dative") }
}
share-win = { YOU($seats) ->
    [yes] { $seats } teilt euch den Sieg mit je { $coins } Münzen und { $size } Karten
   *[no] { $seats } teilen sich den Sieg mit je { $coins } Münzen und { $size } Karten
}
share-play-off = { YOU($seats) ->
    [yes] { $seats } teilt euch den Sieg, auch im Stechen gleichauf ({ $counts })
   *[no] { $seats } teilen sich den Sieg, auch im Stechen gleichauf ({ $counts })
}
wins-play-off = { YOU($seat) ->
    [yes] Du gewinnst das Stechen ({ $counts })
   *[no] { $seat } gewinnt das Stechen ({ $counts })
}
wins-play-off-on-cards = { YOU($seat) ->
    [yes] Du gewinnst das Stechen nach Karten, { $n } zu { $n2 } ({ $counts })
   *[no] { $seat } gewinnt das Stechen nach Karten, { $n } zu { $n2 } ({ $counts })
}

## Hausregeln

option-mulligan = Vor Runde 1 dürfen alle bis zu zwei Karten tauschen
option-buried_order = In welcher Reihenfolge zwei getauschte Karten unter dem Stapel liegen
    .owner = wie man sie wählt: die zweite unter der ersten
    .random = wie es der Zufall will
option-swap_order = Wie vor Runde 1 getauscht wird
    .together = alle zugleich; erst wenn alle gewählt haben, wird es gesagt
    .seat = der Reihe nach; alle sehen, wie viele es sind
option-lead_card_bars = Den Wert, den die Vorhand ins Vermögen legt, darf niemand sonst offen spielen
option-purse_bars = Der Wert des Beutels darf nicht offen gespielt werden, wie in COIN
option-lead_card_down = Die Vorhand legt ihre Karte verdeckt ins Vermögen, wo sie eine Münze zählt (nicht zu empfehlen)
option-final_tie = Wer gewinnt, wenn Münzen und Karten gleich sind
    .shared = alle
    .seat = wer von ihnen zuerst in der Sitzordnung kommt
    .play_off = wer von ihnen ein weiteres Spiel gewinnt; alle, wenn sie wieder gleichauf liegen

## Ratschläge

tip-start = Nach acht Runden gewinnt, wer die meisten Münzen vor sich hat. Vorderseiten zeigen eine bis drei, jede Rückseite ist eine.
tip-swap = Du darfst bis zu zwei Karten tauschen. Sie kommen unter deinen Stapel und zuletzt wieder. Behalte, was drei Münzen zeigt.
tip-wealth = Du bist Vorhand. Zuerst kommt eine Karte sicher in dein Vermögen. Nimm eine, die selten höchste oder niedrigste ist, etwa eine 7.
tip-up = Offen spielt eine Karte mit: Die höchste nimmt den Beutel, die niedrigste behält ihre Münzen, jede andere zählt umgedreht eine Münze.
tip-down = Verdeckt ist jede Karte eine Münze. Sie kann nicht gewinnen, aber niemand nimmt sie dir. Spiel so eine arme Karte.
tip-why = Kein Wert liegt in einer Runde zweimal offen. Ist deiner vergeben, in der Mitte oder bei der Vorhand, geht er nur verdeckt.
tip-lowest = Auch die niedrigste Karte bleibt offen und behält ihre Münzen. Niedrige Karten können so viel bringen wie hohe.
tip-takes = Wer am höchsten liegt, behält diese Karte und den Beutel, beide offen. Wem der nächste Beutel gehört, der ist Vorhand.
tip-late = Noch zwei Runden. Deine letzte Handkarte zählt offen: Heb dir eine reiche auf, die nichts mehr gewinnt.

## Das geführte erste Spiel

guide-aim = Du bist Blau, das ist deine Hand. Nach acht Runden gewinnt, wer die meisten Münzen vor sich liegen hat. Schau: Die Vorderseite einer Karte zeigt eine bis drei.
guide-purse = Runde 1. Diese Karte ist der Beutel, um den es geht. Er ist grün, also hat Grün die Vorhand und beginnt.
guide-lead = Die Vorhand tut zweierlei: erst eine Karte sicher ins eigene Vermögen, hier die 6. Dann eine in die Mitte, wo alle um den Beutel spielen: die 10.
guide-middle = Von der Mitte bleiben nur zwei Karten offen: die höchste, die auch den Beutel nimmt, und die niedrigste. Alle anderen werden umgedreht: Jede Rückseite ist eine Münze.
guide-lowest = Kein Wert liegt in einer Runde zweimal offen, deine 12 ginge also nur verdeckt. Aber niemand liegt unter deiner 2: Spiel sie offen, als niedrigste behält sie ihre drei Münzen.
guide-lowest-other = Das ist erlaubt, läge aber am Ende verdeckt: eine Münze. Deine 2 ist offen die niedrigste und bringt drei. Versuch die.
guide-resolved = Gelb lag am höchsten und hat den Beutel und seine 12. Du hast drei Münzen. Aus Rots 7 und Grüns 10 wurde je eine Münze.
guide-wealth = Runde 2. Alle haben eine Karte gezogen, und der Beutel ist blau: Du hast die Vorhand. Die 11 zeigt zwei Münzen, ist aber selten die höchste. Leg sie sicher ins Vermögen.
guide-wealth-other = Auch deren Münzen wären sicher. Aber die 11 bringt hier mehr: zwei Münzen, die in der Mitte schwer zu halten sind. Nimm sie.
guide-highest = Jetzt deine Karte für die Mitte, vor allen anderen. Nur eine 13 schlägt deine 12, und du gewinnst den Beutel und drei Münzen. Spiel sie offen.
guide-highest-other = Das darfst du. Aber wer zuerst spielt, braucht eine Karte, die oben oder unten hält. Die 12 ist offen fast sicher die höchste.
guide-won = Niemand konnte es: Der Beutel gehört dir, und die 12 bleibt offen. Gelb hat verdeckt gespielt, das geht immer. Eine solche Karte hat keinen Wert, sie ist eine Münze.
guide-third = Runde 3. Dieser Beutel ist drei Münzen wert. Er ist gelb: Gelb beginnt, und du bist als Nächstes am Zug.
guide-down = Deine 5, 7 und 9 taugen weder oben noch unten. Verdeckt ist jede Karte eine Münze, gib also eine arme her: die 5 oder die 9. Die 7 zeigt zwei Münzen, behalte sie.
guide-down-other = Das ginge. Aber offen würde sie wohl umgedreht, und die 7 ist dafür zu schade. Spiel die 5 oder die 9 verdeckt.
guide-so-far = Rots 13 nahm den Beutel, Grüns 2 war die niedrigste, und deine Münze konnte dir niemand nehmen: zehn hast du. So geht es acht Runden; jede Gilde hat zweimal die Vorhand.
guide-last-card = Am Ende bleibt dir eine Karte auf der Hand. Sie kommt offen in dein Vermögen, und ihre Vorderseite zählt. Heb dir also eine reiche auf, die nichts mehr gewinnt.
guide-end = Das ist Lucre. Vor Runde 1 darfst du im richtigen Spiel bis zu zwei Karten tauschen, und bei gleich vielen Münzen gewinnen die meisten Karten. Viel Glück!
