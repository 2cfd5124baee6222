/** Small things in words. */
import en from "../words/en";
import { type Key, say } from "../words/index.svelte";

/** A bot's level by its name. */
export function level(bot: string): string {
  const key = `new.level.${bot}` as Key;
  return key in en ? say(key) : bot.slice(0, 1).toUpperCase() + bot.slice(1);
}

/** Seconds as a clock shows them: 0:42. */
export function time(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  if (whole >= 86_400) return say("seat.days", { n: Math.floor(whole / 86_400) });
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
