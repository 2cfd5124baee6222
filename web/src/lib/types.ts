/** What the server tells, by names. The types themselves are made from its description: `make types`. */
import type { components } from "./schema";

type Shapes = components["schemas"];

export type View = Shapes["View"];
export type Zone = Shapes["Zone"];
export type Card = Shapes["Card"];
export type Face = Shapes["Face"];
export type Counter = Shapes["Counter"];
export type Action = Shapes["Action"];
export type Seat = Shapes["Seat"];
export type Change = Shapes["Change"];
export type Told = Shapes["Told"];
export type Message = Shapes["Message"];
export type Picture = Shapes["Picture"];
export type Board = Shapes["Board"];
export type Holder = Shapes["Holder"];
export type Settings = Shapes["Settings"];
export type Clock = Shapes["Clock"];
export type Spoken = Shapes["Spoken"];
export type Here = Shapes["Here"];
export type Listing = Shapes["Listing"];
export type Person = Shapes["Person"];
export type Explanation = Shapes["Explanation"];
export type Outlook = Shapes["Outlook"];
export type Statistics = Shapes["Statistics"];
export type Step = Shapes["Step"];
export type Refusal = Shapes["Refusal"];
export type MyTable = Shapes["MyTable"];
export type Decision = Shapes["Decision"];
export type Choice = Decision["choices"][number];
export type Manual = Shapes["Manual"];
export type Tip = Shapes["Tip"];
export type PuzzleListed = Shapes["PuzzleListed"];
export type PuzzleShown = Shapes["PuzzleShown"];
export type PuzzleHint = Shapes["PuzzleHint"];
export type Solution = Shapes["Solution"];
export type TournamentPicture = Shapes["TournamentPicture"];
export type MyTournament = Shapes["MyTournament"];
export type Today = Shapes["Today"];
export type DailyGame = Shapes["DailyGame"];
export type DailyResults = Shapes["DailyResults"];
export type Preparation = Shapes["Preparation"];
export type Guided = Shapes["Guided"];
export type Scene = Shapes["Scene"];
export type Way = Shapes["Way"];

/** Who holds a seat; whether that person is connected, and that bot below its level: undefined where nobody knows. */
export type Sitter = Holder & { here?: boolean; simple?: boolean };

/** A suit as a game wants it drawn, its symbol by its id in the document; one that no game knows is drawn in a colour of ours. */
export type Suit = Omit<Shapes["Suit"], "pip"> & { pip?: string };

/** A step as it was seen: what was said, and the table after it. */
export type SeenStep = Pick<Step, "by" | "lines" | "view">;

/** Where a deal comes from that somebody has played before. */
export type Start = { table: string; match: number; step: number } | { record: string; step: number };

/** How a game looks, and whose look it is: its words are translated. */
export type Look = Omit<Shapes["Look"], "suits"> & { game: string; suits: Suit[]; box: string };

export interface Option {
  name: string;
  kind: string;
  settles: string;
  default: string;
  allowed: Message;
  values?: string[] | Record<string, number[]>; // that have names
}

/** What there is to know of a game before it is played. */
export interface GameInfo {
  name: string;
  title: string;
  rules: number;
  players: number[];
  seats: string[];
  minutes: number;
  starter: boolean; // easy to begin with
  languages: string[];
  unit: string; // the key of its words
  lowest_wins: boolean; // points are bad
  look: Look;
  own: Shapes["OwnLook"]; // what it brings for its look
  tips: Tip[];
  guide: number; // minutes of its guided first game; 0: it has none
  options: Option[];
}

/** The same as the server tells it: symbols by their names. */
export type ToldGame = Omit<GameInfo, "look"> & { look: Shapes["Look"] };
