# Words that every game shares, and what the core refuses. Games have theirs beside their rules.

## How lists and cards are put together

list-middle = { $list }, { $item }
list-last = { $list } and { $item }
card = { $suit } { $rank }
# How the reader's own seat is called, at the beginning and within a sentence.
you = You
    .within = you
plain-text = { $text }
sentence = { $text }.

# A standard deck: names, and the letters on its cards.
suit-Clubs = Clubs
letter-Clubs = C
suit-Diamonds = Diamonds
letter-Diamonds = D
suit-Hearts = Hearts
letter-Hearts = H
suit-Spades = Spades
letter-Spades = S
rank-J = J
letter-J = J
rank-Q = Q
letter-Q = Q
rank-K = K
letter-K = K
rank-A = A
letter-A = A

## The table

hand = Hand
your-hand = Your hand
deck = Deck
coins = Coins
points = Points
chips = Chips
trick = Trick
lead = Lead
winning = winning
led = led
one-moment = One moment.
seat-count = { FORM($seat, case: "within") } { $n }
n-coins = { $n ->
    [one] 1 coin
   *[other] { $n } coins
}

## Stages

the-end = The end
round = Round { $round }
round-of = Round { $round } of { $of }
stage-trick-of = trick { $trick } of { $of }
deciding-round = Deciding round

## Statistics

at-start = at the start
in-play = in play

## Actions that are refused

game-is-over = the game is over
not-your-turn = it is { $seat }'s turn, not { $seat2 }'s
not-permitted = { $action } is not permitted: { $reason }
action-number = action { $number }
no-such-action-now = it is not an action of this phase
unknown-action = “{ $text }” is not an action here; actions look like { $examples }

## Taking back

no-undo = this can't be taken back: { $reason }
nothing-to-undo = there is nothing to take back
nothing-played = nothing has been played yet
others-acted = somebody else has acted since
all-have-chosen = all have chosen since
shuffled-since = cards were shuffled since
hidden-card-shown-since = a hidden card was drawn or shown since
card-drawn-since = a card was drawn since

## Games and options

no-guide = { $game } has no guided first game
no-such-game = there is no game { $game }; there are { $games }
no-such-game-but = there is no game { $game }; did you mean { $close }?
wrong-seats = { $game } is played by { $players }, not by { $n }
wrong-version = this match follows rules version { $rules } of { $game }, which is not played here: it knows version { $current }
option-refused = option { $option } can't be { $value }; it takes { $allowed }
no-such-option = there is no option { $option }; there are { $options }
option-form = an option is given as name=value, not as { $pair }
option-twice = option { $option } is given twice
allowed-switch = on or off
allowed-choice = { $most } or { $last }
allowed-number = a whole number from { $low } to { $high }
allowed-number-or = a whole number from { $low } to { $high } or { $names }
allowed-numbers = { $names }, or { $length } numbers from { $low } to { $high } with commas between

## Records

record-error = { $where }: { $error }
at-line = line { $line }
record-too-long = this is too long for a record: { $characters } characters of at most { $most }
header-missing = the line “{ $header }: …” is missing from the header
header-unknown = there is no header { $header }; there are { $headers }
header-twice = { $header } is given twice
line-unclear = “{ $text }” is neither “Name: value” nor “Seat: action”
not-json = this is not a record in JSON: { $error }
format-wrong = the format is not { $format }
seats-not-a-number = the number of seats is not “{ $text }”
version-not-a-number = the rules version is a number, not “{ $text }”
version-too-new = this record follows rules version { $rules } of { $game }, but this Cutpurse knows up to version { $current }: install a newer one
version-gone = this record follows rules version { $rules } of { $game }, which is no longer played here
moves-too-many = the game is over before this move; { $left ->
    [one] 1 move
   *[other] { $left } moves
} too many
no-such-seat = there is no seat { $name }; there are { $names }
result-too-early = the record names a result, but after its moves the game is not over
result-differs = the record says “{ $written }”, but its moves give “{ $reason }”
takebacks-not-a-number = the number of takebacks is not “{ $text }”
players-order = players are named in the order of their seats: { $names }
players-wrong-number = { $players } players are named for { $n } seats
player-name-wrong = a player can't be called { $name }: no control characters, no semicolon
proof-incomplete = a proof of the deal has { $headers }, or none of them
proof-seat = the proof names a seat that is not there; there are 0 to { $last }
proof-twice = what { $name } has added is given twice
proof-empty = nobody has added anything to the deal
digits-wrong = { $what } has { $digits } hexadecimal digits, not “{ $text }”
bytes-wrong = { $what } has { $bytes } bytes, not { $given }
what-a-seat-adds = what a seat adds
a-commitment = a commitment
a-secret = a secret
a-seed = a seed

## Puzzles

no-such-puzzle = there is no puzzle { $id }
puzzle-differs = puzzle { $id } does not fit the rules that are played here
puzzles-broken = line { $line } of the puzzles can't be read: { $error }
puzzles-of-another = this is no file of puzzles of { $game }
puzzles-rules = these puzzles follow rules version { $rules } of { $game }, which is not played here: it knows version { $current }
puzzles-too-long = this is too long for a file of puzzles: { $bytes } bytes of at most { $most }
puzzles-too-many = a file has at most { $most } puzzles, not { $n }
puzzles-twice = line { $line } has puzzle { $id } a second time
