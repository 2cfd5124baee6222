/** What people can say, by the names that the server has for it. */
export const PHRASES = [
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
];

/** Under which key the server's catalogue has the words. */
export const phraseKey = (phrase: string): string => `phrase-${phrase.replaceAll("_", "-")}`;
