# Was eine Suche über einen Zug sagt: Tipps am Tisch, Rat im Replay, Rückblicke.

card-name = { $card }
    .accusative = { FORM($card, case: "accusative") }
own-card = { $rank }
    .accusative = die { $rank }
labelled-card = { $label }: { $thing }

hint-more = { $hint }; { $more }
hint-outlook = { $action }: { $chance }, etwa { $amount } gegen { $n } von { $seat }
hint-scores = { $action }: etwa { $amount } gegen { $n } von { $seat }
amount = { $n } { $unit }
amount-coins = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
amount-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
amount-chips = { $n ->
    [one] 1 Chip
   *[other] { $n } Chips
}
chance-never = gewinnt fast nie
chance-always = gewinnt fast immer
chance-percent = gewinnt in { $percent } % der Fälle
as-good-as = so gut wie { $action }
probably-better = wohl besser als { $action }
slightly-better = etwas besser als { $action }
clearly-best = eindeutig am besten
hint-then = danach { $action }
