# Die Wörter von COIN; was es mit Lucre teilt, steht in ../../_twosided/words.

-prize = Stichkarte
    .gender = feminine
-prizes = Stichkarten
-the-prize = die Stichkarte
-hoard = Bank
-into-hoard = in die Bank
-owner = wer ihre Farbe spielt,
-back = eine graue Münze

tagline = Acht Stiche je Runde, vier Farben: Vorderseiten bringen Münzen, und die meisten grauen zählen doppelt
credits = Von John Clowdus, erschienen bei Small Box Games

## Der Tisch

tricks-colour = Stichfarbe
gray-coins = Graue Münzen
exchanges = Getauscht
the-most = die meisten
of-complete-rounds = aus ganzen Runden
somewhere-in-deck = Irgendwo in deinem Stapel
stage-trick-of = Stich { $trick } von { $of }

## Aufforderungen und Züge

prompt-bank = { YOU($seat) ->
    [yes] Die Stichkarte hat deine Farbe: Wähle eine Karte für deine Bank.
   *[no] { $seat } legt eine Karte in die Bank.
}
everyone-may-exchange = Alle dürfen eine Karte tauschen.
everyone-exchanges = Alle tauschen eine Karte.
may-exchange = { $seat } darf eine Karte tauschen.
prompt-exchange = Möchtest du eine Karte ziehen und dafür eine unter deinen Stapel schieben?
prompt-forced-exchange = Du musst tauschen: Zieh eine Karte und schieb dann eine unter deinen Stapel.
prompt-bury = Wähle eine Karte, die unter deinen Stapel kommt.
puts-one-beneath = { $seat } schiebt eine Karte unter den Stapel.
draw-nothing = nichts ziehen, nichts unterschieben
exchange = Tauschen
draw-then-bury = zieh eine Karte und schieb dann eine beliebige unter deinen Stapel
is-shuffled-in = wird in deinen Stapel gemischt
coins-for-good = { $coins ->
    [one] 1 Münze, sicher
   *[other] { $coins } Münzen, sicher
}
to-bank = In die Bank
bank-value = { $value } in die Bank
bury-value = { $value } unterschieben
exchange-name = tauschen

## Warum nicht

must-exchange = hier müssen alle eine Karte tauschen

## Das Protokoll

trick-begins = Stich { $trick }: Die Stichkarte ist { $card } ({ $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}); { YOU($seat) ->
    [yes] du legst eine Karte in die Bank und spielst zuletzt.
   *[no] { $seat } legt eine Karte in die Bank und spielt zuletzt.
}
last-trick-begins = { trick-begins }
adds-to-bank = { YOU($seat) ->
    [yes] Du legst die { $value } in die Bank.
   *[no] { $seat } legt die { $value } in die Bank.
}
exchanges-card = { YOU($seat) ->
    [yes] Du tauschst eine Karte.
   *[no] { $seat } tauscht eine Karte.
}
keeps-hand = { YOU($seat) ->
    [yes] Du tauschst nicht.
   *[no] { $seat } tauscht nicht.
}
puts-beneath = { YOU($seat) ->
    [yes] Du schiebst die { $value } unter deinen Stapel.
   *[no] { $seat } schiebt die { $value } unter den Stapel.
}
exchanged = Getauscht: { FORM($seats, case: "within") }.
nobody-exchanged = Niemand hat getauscht.
last-cards-turn-gray = Die letzten Karten kommen verdeckt in die Banken.
points-on-fronts = { $fronts ->
    [one] 1 Münze auf Vorderseiten
   *[other] { $fronts } Münzen auf Vorderseiten
}
points-for-others = { $foreign } für fremde Karten{ $bonus ->
    [0] {""}
   *[other] , { $bonus } für die meisten grauen Münzen
}
round-points = { YOU($seat) ->
    [yes] Du
   *[no] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ points-on-fronts }, { $gray } graue, { points-for-others }), insgesamt { $total }.
round-points-without-gray = { YOU($seat) ->
    [yes] Du
   *[no] { $seat }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ points-on-fronts }, { points-for-others }), insgesamt { $total }.
round-over = Runde { $round } ist vorbei.
new-round = Runde { $round } beginnt: Alle Stapel werden neu gemischt.
new-colours = { YOU($seat1) ->
    [yes] Du spielst jetzt
   *[no] { $seat1 } spielt jetzt
} { $suit1 }, { YOU($seat2) ->
    [yes] du spielst jetzt
   *[no] { $seat2 } spielt jetzt
} { $suit2 }, { YOU($seat3) ->
    [yes] du spielst jetzt
   *[no] { $seat3 } spielt jetzt
} { $suit3 }, { YOU($seat4) ->
    [yes] du spielst jetzt
   *[no] { $seat4 } spielt jetzt
} { $suit4 }.
one-more-round = { YOU($seats) ->
    [yes] { $seats } liegt gleichauf: Eine weitere Runde entscheidet.
   *[no] { $seats } liegen gleichauf: Eine weitere Runde entscheidet.
}

## Woher die Punkte kommen

own-cards = eigene offene Karten
foreign-cards = fremde Karten
most-gray-coins = die meisten grauen Münzen

## Wer gewonnen hat

wins-on-points = { YOU($seat) ->
    [yes] Du gewinnst mit { $points } zu { $points2 } Punkten
   *[no] { $seat } gewinnt mit { $points } zu { $points2 } Punkten
}
share-on-points = { YOU($seats) ->
    [yes] { $seats } teilt euch den Sieg mit je { $points } Punkten
   *[no] { $seats } teilen sich den Sieg mit je { $points } Punkten
}
share-on-cards = { YOU($seats) ->
    [yes] { $seats } teilt euch den Sieg mit je { $points } Punkten und { $size } Karten
   *[no] { $seats } teilen sich den Sieg mit je { $points } Punkten und { $size } Karten
}
wins-on-cards = { YOU($seat) ->
    [yes] Du gewinnst bei gleich vielen Punkten nach Karten in der letzten Bank, { $n } zu { $n2 }
   *[no] { $seat } gewinnt bei gleich vielen Punkten nach Karten in der letzten Bank, { $n } zu { $n2 }
}

## Warum ein Zug gut sein kann

because-most-gray = { $n } graue Münzen wären die meisten; die nächsten sind { $n2 }
because-level-gray = { $n } graue Münzen wären so viele wie die meisten
because-foreign-prize = die Stichkarte hat die Farbe von { $seat }: ein Punkt mehr
because-poor-card = die { $value } zeigt nur eine Münze

## Hausregeln

option-target = Wer so viele Punkte hat, beendet mit dieser Runde das Spiel; oder es gibt nur eine einzige Runde
    .round = eine Runde
option-exchange = Nach den Stichen 1 bis 7: eine Karte ziehen und eine unter den Stapel schieben
    .on = alle dürfen es
    .forced = alle müssen es
    .off = niemand tut es
option-exchange_order = Wie getauscht wird
    .together = alle zugleich; erst wenn alle gewählt haben, wird es gesagt
    .turn = der Reihe nach, vor aller Augen
option-after_burying = Was mit einem Stapel geschieht, unter den eine Karte geschoben wurde
    .keep = nichts: Man merkt sich, was unten liegt
    .shuffle = er wird gemischt
option-gray_tie = Wer den Bonus bekommt, wenn mehrere die meisten grauen Münzen haben
    .everyone = sie alle, in voller Höhe
    .nobody = niemand
    .split = sie alle, aber der Bonus geteilt durch ihre Anzahl, abgerundet
    .fewest = wer von ihnen insgesamt die wenigsten Punkte hat; bei Gleichstand alle diese
option-end_tie = Wer gewinnt, wenn mehrere vorn gleichauf liegen
    .shared = alle
    .round = wer nach einer weiteren Runde vorn liegt; alle, wenn sie wieder gleichauf liegen
    .cards = wer in der letzten Bank die meisten Karten hat
option-gray_coins_score = Graue Münzen zählen je einen Punkt; sonst: sie zählen nur für den Bonus
option-rotate_colours = Nach jeder Runde bekommen alle die nächste Farbe

## Ratschläge

tip-start = Jede Münze in deiner Bank ist ein Punkt, auch graue, und jede Karte fremder Farbe noch einer. Die meisten grauen zählen doppelt.
tip-bank = Die Stichkarte hat deine Farbe: Eine deiner Karten kommt jetzt sicher in deine Bank. Dafür spielst du zuletzt.
tip-up = Offen spielt eine Karte mit: Die höchste nimmt die Stichkarte, die niedrigste bleibt offen, jede andere wird grau.
tip-down = Verdeckt ist eine Karte eine graue Münze: ein sicherer Punkt, und noch einer, wenn du am Ende die meisten grauen hast.
tip-why = Kein Wert liegt zweimal offen: nicht der der Stichkarte, nicht der in die Bank gelegte, keiner aus der Mitte. Verdeckt geht er.
tip-takes = Eine Stichkarte fremder Farbe bringt einen Punkt mehr, zusätzlich zu ihren Münzen.
tip-exchange = Zieh eine Karte und schieb dann irgendeine unter deinen Stapel. Es kostet nichts: Werde die schlechteste los.
tip-bury = Was unter deinen Stapel kommt, kehrt später in dieser Reihenfolge zurück. Der Tisch merkt es sich für dich.
tip-last = Der letzte Stich: Die Karte, die dir bleibt, wird eine graue Münze. Heb keine reiche auf.
tip-new-round = Eine neue Runde mit allen Karten. Hat am Ende einer Runde jemand das Ziel erreicht, gewinnen die meisten Punkte.

## Das geführte erste Spiel

guide-aim = Du bist Rot, das ist deine Hand. Du sammelst Münzen in deiner Bank, jede ist ein Punkt. Vorderseiten zeigen eine bis drei in ihrer Farbe, jede Rückseite ist eine graue.
guide-bank = Das ist die Stichkarte. Sie ist rot, deine Farbe: Darum legst du zuerst eine Karte sicher in deine Bank. Die 7 ist selten die höchste oder niedrigste. Nimm sie.
guide-bank-other = Dort wäre sie sicher. Aber diese Karte taugt für die Mitte, oben oder unten. Die 7 nicht: Leg sie in die Bank.
guide-middle = Wer eine Karte in die Bank gelegt hat, spielt zuletzt und sieht alles. Die höchste Karte nimmt die Stichkarte und bleibt offen, auch die niedrigste bleibt offen. Die anderen werden grau.
guide-lowest = Mit der 13 wärst du die Höchste, für die 1, um die es geht. Mit der 2 wärst du die Niedrigste und behieltest ihre drei Münzen. Das ist mehr: Spiel die 2 offen.
guide-lowest-other = Das ist erlaubt und manchmal richtig. Hier bringt die 2 offen drei Münzen, und du behältst deine hohen Karten. Versuch sie.
guide-exchange = Drei Münzen! Nach dem Stich darfst du tauschen: eine Karte ziehen, dann irgendeine unter den Stapel schieben. Es kostet nichts. Tu es.
guide-exchange-other = Du darfst die Hand behalten. Aber so siehst du umsonst eine Karte mehr. Versuch es.
guide-bury = Du hast die 9 gezogen: eine Münze und nur Mittelmaß. Schieb sie unter den Stapel. Du ziehst sie als Letztes, und der Tisch merkt sich das für dich.
guide-bury-other = Die ist besser als die 9, sie kann einen Stich gewinnen. Schieb die 9 unter den Stapel.
guide-second = Stich 2. Die Stichkarte ist gelb: Gelb legt eine Karte in die Bank und spielt zuletzt. Darum beginnst du: Nach Gelb kommst du.
guide-barred = Kein Wert liegt zweimal offen: nicht der von Stichkarte, Bankkarte oder Mitte. Deine 10 geht darum nur verdeckt. Eine 13 ist nicht zu schlagen: Spiel sie offen.
guide-barred-other = Das darfst du, aber sicher ist es nicht: Eine 13 kann kommen. Deine ist nicht zu schlagen und gewinnt eine Karte fremder Farbe.
guide-foreign = Die Stichkarte gehört dir. Sie ist von fremder Farbe: ein Punkt mehr. Behalte diesmal deine Hand.
guide-foreign-other = Meistens ein guter Gedanke. Aber deine beiden Karten sind es wert; machen wir mit ihnen weiter.
guide-third = Stich 3, wieder gelb. Gelb legt eine Karte in die Bank, und du beginnst.
guide-gray = Verdeckt ist eine Karte eine graue Münze: sicher ein Punkt. Und wer am Ende der Runde die meisten grauen hat, bekommt für jede noch einen. Spiel die 4 oder die 10 verdeckt.
guide-gray-other = Auch das kann gut sein. Aber sieh dir an, wozu graue Münzen gut sind: Spiel die 4 oder die 10 verdeckt.
guide-gray-done = Da liegt deine erste graue Münze. Eine Runde hat acht Stiche. Achte darauf, wie viele graue die anderen haben: Bei wem die meisten liegen, zählen sie doppelt.
guide-end = Die letzte Handkarte kommt verdeckt in die Bank: Heb keine reiche auf. Dann wird gezählt; hat jemand 65 Punkte, endet das Spiel, und die meisten gewinnen. Viel Glück!
