/** What a strong bot thinks of every decision of a match, as it comes in. */
import { lines } from "../lib/api";
import { same } from "../lib/messages";
import { byScore } from "../lib/places";
import type { Choice, Decision, GameInfo, Message, Step } from "../lib/types";
import { say } from "../words/index.svelte";

interface Head {
  bot: string;
  seconds: number;
  decisions: number;
  winners: number[]; // seats
}

/** A part of a match, such as a round: the steps from `from` to `to`. */
export interface Part {
  label: Message;
  from: number;
  to: number;
}

export type Kind = "best" | "close" | "costly";
const SAME = 0.01; // less is noise
const SWING = 0.04; // of luck that is worth telling

export class Review {
  head = $state.raw<Head | null>(null);
  decisions = $state.raw<Decision[]>([]);
  done = $state(false);
  error = $state.raw<unknown>(null);
  private stop = new AbortController();

  constructor(readonly base: string) {}

  async read(): Promise<void> {
    this.error = null;
    try {
      for await (const line of lines<Head | Decision>(`${this.base}/review`, this.stop.signal)) {
        if ("decisions" in line) [this.head, this.decisions] = [line, []];
        else this.decisions = [...this.decisions, line].sort((one, other) => one.step - other.step);
      }
      this.done = true;
    } catch (error) {
      if (!this.stop.signal.aborted) this.error = error;
    }
  }

  close(): void {
    this.stop.abort();
  }

  /** Whether chances to win are told in this game; else there are expected scores. */
  get tellsChances(): boolean {
    return !this.decisions.length || this.decisions.some(({ chance }) => chance !== null);
  }

  of(seat: number): Decision[] {
    return this.decisions.filter((decision) => decision.seat === seat && decision.choices.length > 1);
  }

  at(step: number): Decision | undefined {
    return this.decisions.find((decision) => decision.step === step);
  }
}

export function kindOf(decision: Decision): Kind {
  return decision.grade as Kind;
}

/** Something worth looking at: a choice that cost, or luck, which nobody could help. */
export interface TurningPoint {
  decision: Decision;
  points: number; // of chance, in per cent; below 0: lost
  luck: boolean;
}

/** The three choices of a seat that cost most, and its worst luck; in the order in which they came. */
export function turningPoints(decisions: Decision[], most = 3): TurningPoint[] {
  const lost = decisions
    .filter((decision) => decision.loss >= SAME)
    .sort((one, other) => other.loss - one.loss)
    .slice(0, most)
    .map((decision) => ({ decision, points: -pointsOf(decision), luck: false }));
  const turns = decisions.slice(1).map((decision, before) => {
    const hoped = decisions[before]?.chance ?? 0;
    const left = Math.max(...decision.choices.map((choice) => choice.chance ?? 0));
    return { decision: decisions[before] as Decision, points: Math.round((left - hoped) * 100), luck: true };
  });
  const fell = turns.filter(({ decision, points }) => decision.loss < SAME && points <= -SWING * 100);
  const worst = fell.sort((one, other) => one.points - other.points).slice(0, 1);
  return [...lost, ...worst].sort((one, other) => one.decision.step - other.decision.step);
}

const FEW = 4; // parts, below which a match is told by smaller ones

/** The parts of a match by its stages: rounds; or tricks, if there are hardly any rounds. */
export function partsOf(steps: Step[]): Part[] {
  const large = cut(steps, (stage) => stage[0]);
  return large.length < FEW ? cut(steps, (stage) => stage.at(-1)) : large;
}

function cut(steps: Step[], partOf: (stage: Message[]) => Message | undefined): Part[] {
  const parts: Part[] = [];
  for (const [step, { view }] of steps.entries()) {
    const label = partOf(view.stage);
    const last = parts.at(-1);
    if (!label) continue;
    if (!last || !same([last.label], [label])) parts.push({ label, from: step, to: step });
    else last.to = step;
  }
  return parts;
}

/** Choices of a seat that cost something, in the order in which they came. */
export function mistakesOf(decisions: Decision[]): Decision[] {
  return decisions.filter((decision) => kindOf(decision) !== "best");
}

/** The likeliest to win first, as far as that shows, or where no chance is told the best score; the bot's own before equals. */
export function byChance<Each extends Pick<Choice, "chance" | "score">>(game: GameInfo | null, choices: Each[]): Each[] {
  const points = ({ score }: Each): number => Math.round(score * 10);
  const percent = ({ chance }: Each): number => Math.round((chance ?? 0) * 100);
  return [...choices].sort((one, other) => (one.chance === null ? byScore(game, points(one), points(other)) : percent(other) - percent(one)));
}

/** The chance that a decision began with: of the best choice, where that is surely better; none where none is told. */
function bestChance({ chance, loss }: Decision): number | null {
  return chance === null ? null : chance + loss;
}

/** What a decision cost, in per cent of chance: the difference of the two chances as they are shown. */
export function pointsOf(decision: Decision): number {
  return Math.round((bestChance(decision) ?? 0) * 100) - Math.round((decision.chance ?? 0) * 100);
}

/** Better: Red 1 (40%). */
export function betterWords(decision: Decision, words: (message: Message) => string): string {
  const [label, chance] = [words(decision.best_label), bestChance(decision)];
  return chance === null ? say("review-better-plain", { label }) : say("review-better", { label, chance: Math.round(chance * 100) });
}

type Point = [step: number, value: number];

/** Before and after a decision: the chance to win, or the expected score where no chance is told. */
function valuesOf(decision: Decision): [number, number] {
  const { chance, loss, choices } = decision;
  if (chance !== null) return [chance + loss, chance];
  const scoreOf = (wanted: string): number => choices.find(({ action }) => action === wanted)?.score ?? 0;
  const done = scoreOf(decision.action);
  return [loss ? scoreOf(decision.best) : done, done];
}

/** The curve of a seat through its own decisions, before and after each; for chances also where it began and ended. */
export function curve(decisions: Decision[], ends: { first: number; last: number | null; end: number } | null): Point[] {
  const points = decisions.flatMap((decision): Point[] => {
    const [before, after] = valuesOf(decision);
    return [[decision.step - 1, before], [decision.step, after]];
  });
  if (!ends) return points;
  return [[0, ends.first], ...points, ...(ends.last === null ? [] : [[ends.end, ends.last] as Point])];
}
