/** What a message is about, by its key and arguments: never by its words. */
import type { Message, View } from "./types";

export function same(one: Message[], other: Message[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A view with a headline: where nothing is asked of anybody, the prompt says what has just happened. */
export function headlined(view: View, lines: Message[]): View {
  const [prompt] = lines;
  return prompt && view.prompt.key === "one-moment" ? { ...view, prompt } : view;
}

/** Whether a message names a seat. */
export function mentions(message: Message, seat: number): boolean {
  return Object.entries(message.args ?? {}).some(([name, value]) => /^seats?\d*$/.test(name) && [value].flat().includes(seat));
}

/** The number of a part of a match: 3 of "round 3 of 8". */
export function numberIn(stage: Message): number | undefined {
  const numbers = Object.entries(stage.args ?? {}).filter(([name, value]) => name !== "of" && typeof value === "number");
  return numbers[0]?.[1] as number | undefined;
}

/** A part of a match without how many there are: "round-of" is "round", if that has words. */
export function withoutTotal({ key, args: { of: _, ...args } = {} }: Message): Message {
  return { key: key.replace(/-of$/, ""), args };
}
