"""What people can say at every table, and at listed ones nothing else: so nobody has to be watched.

The words are in the catalogues, as `phrase-well-played`.
"""

PHRASES = (
    "hello",
    "well_played",
    "thanks",
    "oops",
    "ouch",
    "phew",
    "thinking",
    "your_turn",
    "one_more",
    "have_to_go",
    "good_game",
    "laugh",
)
