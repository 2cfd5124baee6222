/** With fewer seconds than this on a clock, its owner is warned. */
export const HURRY = 10;
