/** Tips are shown once in a first game; they can be had again. */
import { settings } from "../../lib/settings.svelte";

export function againTips(game: string): void {
  settings.tips = true;
  localStorage.removeItem(`cutpurse.tips.${game}`);
}
