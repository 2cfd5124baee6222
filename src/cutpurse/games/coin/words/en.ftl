# Words of COIN; those it shares with Lucre are in ../../_twosided/words.

-prize = Trick card
-prizes = Trick cards
-hoard = Bank
-owner = the player of its Colour
-back = one Gray Coin

tagline = Eight tricks a round, four colours: fronts pay coins, and the most gray coins pay twice
credits = Design John Clowdus, published by Small Box Games

## The table

tricks-colour = Trick's Colour
gray-coins = Gray Coins
exchanges = Exchanges
the-most = the most
of-complete-rounds = of complete Rounds
somewhere-in-deck = Somewhere in your deck
stage-trick-of = Trick { $trick } of { $of }

## Prompts and actions

prompt-bank = { YOU($seat) ->
    [yes] It is your Colour: choose a card for your Bank.
   *[no] { $seat } adds a card to its Bank.
}
everyone-may-exchange = Everyone may exchange a card.
everyone-exchanges = Everyone exchanges a card.
may-exchange = { $seat } may exchange a card.
prompt-exchange = Draw a card and put one beneath your deck?
prompt-forced-exchange = You must exchange: draw a card, then put one beneath your deck.
prompt-bury = Choose a card to put beneath your deck.
puts-one-beneath = { $seat } puts a card beneath its deck.
draw-nothing = draw nothing, bury nothing
exchange = Exchange
draw-then-bury = draw a card, then put any one beneath your deck
is-shuffled-in = is shuffled into your deck
coins-for-good = { $coins ->
    [one] 1 Coin, for good
   *[other] { $coins } Coins, for good
}
to-bank = To your Bank
bank-value = bank { $value }
bury-value = bury { $value }
exchange-name = exchange

## Why not

must-exchange = here everyone must exchange a card

## The log

trick-begins = Trick { $trick }: the Trick card is { $card } ({ $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}); { YOU($seat) ->
    [yes] you bank a card and play last.
   *[no] { $seat } banks a card and plays last.
}
last-trick-begins = { trick-begins }
adds-to-bank = { YOU($seat) ->
    [yes] You add { $value } to your Bank.
   *[no] { $seat } adds { $value } to its Bank.
}
exchanges-card = { YOU($seat) ->
    [yes] You exchange a card.
   *[no] { $seat } exchanges a card.
}
keeps-hand = { YOU($seat) ->
    [yes] You keep your hand.
   *[no] { $seat } keeps its hand.
}
puts-beneath = { YOU($seat) ->
    [yes] You put the { $value } beneath your deck.
   *[no] { $seat } puts the { $value } beneath its deck.
}
exchanged = Exchanged a card: { FORM($seats, case: "within") }.
nobody-exchanged = Exchanged a card: nobody.
last-cards-turn-gray = The last cards go face down into the Banks.
points-on-fronts = { $fronts ->
    [one] 1 Coin on fronts
   *[other] { $fronts } Coins on fronts
}
points-for-others = { $foreign } for foreign cards{ $bonus ->
    [0] {""}
   *[other] , { $bonus } for the most Gray Coins
}
round-points = { YOU($seat) ->
    [yes] You
   *[no] { $seat }
}: { $points } Points ({ points-on-fronts }, { $gray } Gray, { points-for-others }), { $total } in all.
round-points-without-gray = { YOU($seat) ->
    [yes] You
   *[no] { $seat }
}: { $points } Points ({ points-on-fronts }, { points-for-others }), { $total } in all.
round-over = Round { $round } is over.
new-round = Round { $round } begins: every deck is shuffled anew.
new-colours = { YOU($seat1) ->
    [yes] You now play
   *[no] { $seat1 } now plays
} { $suit1 }, { YOU($seat2) ->
    [yes] you now play
   *[no] { $seat2 } now plays
} { $suit2 }, { YOU($seat3) ->
    [yes] you now play
   *[no] { $seat3 } now plays
} { $suit3 }, { YOU($seat4) ->
    [yes] you now play
   *[no] { $seat4 } now plays
} { $suit4 }.
one-more-round = { $seats } are level: one more Round decides.

## Where Points come from

own-cards = own cards face up
foreign-cards = foreign cards
most-gray-coins = the most Gray Coins

## Who won

wins-on-points = { YOU($seat) ->
    [yes] You win with { $points } Points to { $points2 }
   *[no] { $seat } wins with { $points } Points to { $points2 }
}
share-on-points = { $seats } share the win with { $points } Points each
share-on-cards = { $seats } share the win with { $points } Points and { $size } cards each
wins-on-cards = { YOU($seat) ->
    [yes] You win on cards in the last Bank, { $n } to { $n2 }
   *[no] { $seat } wins on cards in the last Bank, { $n } to { $n2 }
}

## Why an action may be good

because-most-gray = { $n } Gray Coins would be the most; the next has { $n2 }
because-level-gray = { $n } Gray Coins would be level with the most
because-foreign-prize = the Trick card has { $seat }'s Colour: one Point more
because-poor-card = the { $value } shows only one Coin

## Options

option-target = Points that end the game after the Round in which somebody has them; round: a single Round
    .round = round
option-exchange = After Tricks 1 to 7: draw a card and put one beneath the deck
    .on = everyone may
    .forced = everyone must
    .off = nobody does
option-exchange_order = How exchanges are chosen
    .together = all at once, told when all have chosen
    .turn = one after the other in turn order, openly
option-after_burying = What happens to a deck when a card was put beneath it
    .keep = nothing: its owner remembers what lies there
    .shuffle = it is shuffled
option-gray_tie = Who gains the bonus when several have the most Gray Coins
    .everyone = each of them, in full
    .nobody = nobody
    .split = each of them their own bonus divided by their number, rounded down
    .fewest = the one with the fewest Points in all; if these are level too, each of those
option-end_tie = Who wins when the highest totals are level
    .shared = all of them
    .round = who leads after one more Round; all of them if they are level again
    .cards = who has the most cards in the last Bank
option-gray_coins_score = Gray Coins are worth a Point each; off: they count for the bonus only
option-rotate_colours = After each Round every player takes the next Colour

## Tips

tip-start = Each Coin in your Bank is a Point, Gray ones too. So is each card of another Colour. The most Gray Coins score twice.
tip-bank = The Trick card is of your Colour: one of your cards goes to your Bank now, and its Coins are safe. Then you play last.
tip-up = Face up a card competes: the highest takes the Trick card, the lowest stays face up, any other turns gray.
tip-down = Face down a card is one Gray Coin: a Point for sure, and one more if you end with the most Gray Coins.
tip-why = No value shows twice in a Trick: not the Trick card's, not that of the card just banked, not one in the middle. Face down it may go.
tip-takes = A Trick card of another Colour is a Point more, on top of the Coins on it.
tip-exchange = Draw a card, then put any one of your hand beneath your deck. It costs nothing: get rid of your worst.
tip-bury = What goes beneath your deck comes back later, in that order. The table keeps it written down for you.
tip-last = The last Trick: the card that stays in your hand will be a Gray Coin. Don't save a rich one.
tip-new-round = A new Round with all cards. When somebody has reached the target at the end of one, the most Points win.

## The guided first game

guide-aim = You are Red; this is your hand. You collect Coins in your Bank, and each is a Point. Fronts show one to three Coins of their Colour, every back is one Gray Coin.
guide-bank = This is the Trick card. It is red, your Colour: so you put a card in your Bank first, and its Coins are safe. The 7 is seldom highest or lowest. Bank it.
guide-bank-other = It would be safe there. But that card is good in the middle, at one end or the other. The 7 is not: bank it.
guide-middle = Who has banked a card plays last and sees it all. The highest card takes the Trick card and stays face up. The lowest stays face up, too. The others turn gray.
guide-lowest = You could be highest with the 13, for the 1 on offer. Or lowest with the 2, which keeps its three Coins. That is more: play the 2 face up.
guide-lowest-other = That is allowed, and sometimes right. Here the 2, face up, brings three Coins, and you keep your high cards. Try it.
guide-exchange = Three Coins! After a Trick you may exchange: draw a card, then put any card beneath your deck. It costs nothing. Do it.
guide-exchange-other = You may keep your hand. But you would see one card more, for nothing. Try it.
guide-bury = You drew the 9: one Coin, and in between. Put it beneath your deck. You draw it last of all, and the table remembers that for you.
guide-bury-other = That one is better than the 9: it can win a Trick. Put the 9 beneath your deck.
guide-second = Trick 2. The Trick card is Yellow's, who will bank a card and play last. So you begin, as Yellow's next neighbour.
guide-barred = No value shows twice: not that of the Trick card, the banked card or one in the middle. So your 10 may only go face down. Nothing beats a 13: play it face up.
guide-barred-other = You may, but it is not sure to win: a 13 may come. Yours can't be beaten, and it wins a card of another Colour.
guide-foreign = The Trick card is yours. It is of another Colour: a Point more. You need not exchange: keep your hand this time.
guide-foreign-other = A good thought, mostly. But both your cards are worth keeping; let us go on with them.
guide-third = Trick 3, Yellow's again. Yellow banks a card, and you begin.
guide-gray = Face down a card is a Gray Coin: a Point for sure. And whoever has the most Gray Coins at the end of a Round gets a Point more for each. Play the 4 or the 10 face down.
guide-gray-other = That may be good, too. But see what Gray Coins are for: play the 4 or the 10 face down.
guide-gray-done = There lies your first Gray Coin. A Round has eight Tricks. Watch how many Gray Coins the others have: each of the most counts double.
guide-end = The last card in your hand goes to your Bank face down: save no rich one. Then Points are counted; somebody at 65 ends the game, and the most Points win. Good luck!
