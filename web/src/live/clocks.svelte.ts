/** How long somebody may still think, by this device's clock. */
import type { LiveTable } from "./table.svelte";

/** Seconds left by seat: of the person on turn always, of others where they have a bank. */
export function clocksOf(table: LiveTable): { readonly left: (number | null)[] } {
  let now = $state(Date.now());
  const clock = $derived(table.settings?.clock);
  const runs = $derived(!!clock && (clock.move > 0 || clock.bank > 0) && table.board?.phase === "playing");

  $effect(() => {
    if (!runs) return;
    const timer = setInterval(() => (now = Date.now()), 250);
    return () => clearInterval(timer);
  });

  const left = $derived.by(() => {
    const { view, board } = table;
    if (!runs || !clock || !view || !board) return [];
    return board.holders.map((holder, seat) => {
      if (holder.bot || holder.away || seat !== view.turn) return null;
      const most = clock.bank > 0 ? (table.banks[seat] ?? clock.bank) : clock.move;
      return Math.max(0, most - Math.max(0, now - table.turnSince) / 1000);
    });
  });
  return {
    get left() {
      return left;
    },
  };
}
