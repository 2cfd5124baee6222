# What the server refuses, and why; and the phrases that people can say.

## At a table

no-such-table = there is no such table
not-seated = you don't sit at this table
all-seats-taken = all seats are taken
no-seat = there is no seat { $number }; there are 0 to { $last }
seat-taken = { $name } sits there
seat-after-match = this table keeps all hands hidden, so a seat can't be taken before the next match is prepared
seat-change = you can't change seats during a match: you have seen other cards
owner-only = only the person who opened the table can do that
before-deal-only = this can be done before the cards are dealt
already-dealt = the cards are dealt already
no-match-played = there is no match to be played
entropy-length = add { $bytes } bytes to the deal, not { $given }
no-such-bot = there is no bot “{ $name }” for a table; there are { $names }
no-such-phrase = there is no phrase “{ $name }”; there are { $names }
no-talk-here = at this table there are phrases only
text-empty = there is nothing to read in this
text-too-long = a text has at most { $most } letters, not { $length }
text-unreadable = a text has letters, digits, signs and spaces only
time-up = { YOU($seat) ->
    [yes] Time was up: a bot plays for you.
   *[no] Time was up: a bot plays for { $seat }.
}
no-hints = there are no hints at this table
hints-on-turn = hints are for the player who is to move
adviser-prepared = the strong bot that would be asked is being prepared, { $number } of { $parts } parts; try again in a moment

## The deal of the day

no-such-day = there is no deal of { $day }
daily-after-yours = how others have played is shown when you have played this deal to its end
arranged-closed = others still play these cards: this table is shown to you when you have played them, or when all have
arranged-seats = seats are given at this table
arranged-only-play = others play the same cards, so at this table nothing is taken back, and no match follows
arranged-deal-later = others still play these cards: the deal is told when all have played it

## Tournaments

no-such-tournament = there is no such tournament
tournament-over = this tournament is over
tournament-begun = this tournament has begun: nobody joins any more
tournament-full = { $most } people take part already
tournament-empty = nobody takes part yet
tournament-host-only = only the person who opened the tournament can do that
tournament-clock = a tournament needs a clock, so that nobody holds up a round
too-many-tournaments = too many tournaments are open now; try again later

## Moves

match-not-begun = the match has not begun yet
match-over = the match is over
match-not-over = the match is not over yet
other-match = this was meant for match { $number }; now it is match { $now }
turn-not-yours = it is { $seat }'s turn, not yours
others-choose = others are still choosing
all-asked = everybody has been asked to choose since
time-is-up = your time is up
all-choose = { $text } All choose at the same time.
choice-made = You have chosen: { $action }. The others are still choosing.
your-choice = your choice
choosing = is choosing
taken-up-here = the match was taken up here

## Opening a table

too-many-bots = { $bots } bots are named for { $count } seats
two-clocks = a clock has seconds for each move, or a bank, not both
talk-by-link-only = free text is for tables by link only, not for listed ones
game-or-start = name a game, or a match to start from
same-as-start = game, seats and options are those of the match to start from: leave them out
nothing-left = nothing is left to play after this step
no-free-code = no code is free for a new table; try again in a moment
no-such-code = there is no table with this code, or its match is over

## Names and people

name-empty = a name needs at least one letter
name-too-long = a name has at most { $most } letters, not { $length }
name-unreadable = a name has letters, digits, signs and spaces only
name-mixed = a name keeps to one alphabet
name-alike = { $name } sits here already; take a name that can't be mistaken for it
link-used = this link has been used, or is too old; make another on your first device
unknown-token = this token or cookie is nobody's; POST /api/people gives you another
no-operator-key = this server was started without an operator key (cutpurse serve --operator-key), so its numbers are shown to nobody
needs-operator-key = this needs the operator's key
wrong-operator-key = that is not the operator's key
no-name-yet = you have no name here yet: POST /api/people gives you one

## Matches, replays and records

no-match = there is no match { $number } at this table
no-step = there is no step { $step } in this match; there are 0 to { $last }
nobody-to-act = nobody is to act after this step
no-such-record = there is no such record
hands-stay-hidden = this table keeps all hands hidden, also after the match
statistics-later = what everybody has earned is counted when the match is over
own-view-only = only your own view of this match can be seen until it is over
record-too-large = this is too long for a record: { $bytes } bytes of at most { $most }
match-too-long = this match is too long to watch here: { $moves } moves of at most { $most }

## Too much at once

too-many-requests = too many requests; wait a few seconds
too-many-newcomers = too many new people, names or tokens from here; wait a few seconds
too-many-tables = too many new tables; wait a few seconds
too-many-codes = too many codes tried; wait a few seconds
too-many-commands = too many commands at once; wait a second
too-many-commands-here = too many commands at this table at once; wait a second
too-many-phrases = enough said for now; wait a few seconds
too-many-hints = too many hints at once; wait a few seconds
too-many-hints-wanted = too many people want hints at once; wait a few seconds
too-many-looks = too many looks at once; wait a second, or listen to the stream
too-many-replays = too many records and replays at once; wait a few seconds
too-many-reviews = too many reviews at once; wait a few seconds
too-many-reviewed = too many matches are reviewed at once; try again in a minute
too-many-records = too many records at once; wait a few seconds
too-many-connections = too many connections at once; wait a few seconds
too-many-frames = too much at once through sockets from here; wait a second
too-many-open = too many connections are open from here; close some
too-many-watch = too many people watch this table
table-too-busy = too many things happen at this table at once; try again in a moment
table-too-long = too much has happened at this table; after this match open another

## Faults

database-down = the server's database does not answer; nothing was done, try again in a moment
database-unsure = the server's database stopped answering: this may be done or not; look before you retry
disk-full = the server's disk is full: this can't be saved, but nothing that was saved is lost
server-failed = the server has made a mistake; it is in its log

## Requests

no-such-language = there are no words in the language { $language }
no-body-wanted = this is asked for without a body
body-too-long = this is too long
body-too-slow = the rest of this request has not come in time
other-site = this request comes from another site
other-host = this server is not called that; see `cutpurse serve --help`, --name
json-only = only JSON is understood: content-type: application/json
header-repeated = a header is there twice that can be there once
label-too-long = answer: a text of at most { $most } letters
no-command = a command is a JSON object, such as { "{" }"do": "sit"{ "}" }
bad-field = { $field }: { $fault }
bad-request = { $error }; /api/openapi.json tells what there is

## Phrases

phrase-hello = Hello!
phrase-well-played = Well played!
phrase-thanks = Thank you.
phrase-oops = Oops.
phrase-ouch = Ouch!
phrase-phew = Phew.
phrase-thinking = Let me think.
phrase-your-turn = It's your turn.
phrase-one-more = One more?
phrase-have-to-go = I have to go.
phrase-good-game = Good game!
phrase-laugh = Ha!
