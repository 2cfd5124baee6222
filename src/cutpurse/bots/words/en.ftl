# What a search says of an action: hints at the table, advice in a replay, reviews.

card-name = { $card }
    .accusative = { FORM($card, case: "accusative") }
own-card = { $rank }
labelled-card = { $label }: { $thing }

hint-more = { $hint }; { $more }
hint-outlook = { $action }: { $chance }, about { $amount } to { $seat }'s { $n }
hint-scores = { $action }: about { $amount } to { $seat }'s { $n }
amount = { $n } { $unit }
amount-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
amount-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
amount-chips = { $n ->
    [one] 1 chip
   *[other] { $n } chips
}
chance-never = hardly ever wins
chance-always = almost always wins
chance-percent = wins { $percent }% of the time
as-good-as = as good as { $action }
probably-better = probably better than { $action }
slightly-better = slightly better than { $action }
clearly-best = clearly best
hint-then = then { $action }
