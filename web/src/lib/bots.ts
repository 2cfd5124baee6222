/** The bots by the names that the server has for them. */

/** The levels that are offered, from the gentlest. */
export const LEVELS = ["novice", "casual", "quick", "sharp", "expert"] as const;
export type Level = (typeof LEVELS)[number];

export const BOTS: readonly string[] = ["random", "greedy", ...LEVELS];
