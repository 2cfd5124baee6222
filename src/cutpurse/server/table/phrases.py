"""What people can say at a table. There is no free text: nobody needs to be watched."""

PHRASES = {
    "hello": "Hello!",
    "well_played": "Well played!",
    "thanks": "Thank you.",
    "oops": "Oops.",
    "ouch": "Ouch!",
    "phew": "Phew.",
    "thinking": "Let me think.",
    "your_turn": "It's your turn.",
    "one_more": "One more?",
    "have_to_go": "I have to go.",
    "good_game": "Good game!",
    "laugh": "Ha!",
}
