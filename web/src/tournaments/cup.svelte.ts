/** One tournament, as it stands now: asked for again while it goes on. */
import { get, post } from "../lib/api";
import { entropy } from "../lib/deal";
import { somebody } from "../lib/me.svelte";
import type { TournamentPicture } from "../lib/types";

const INTERVAL = 2000; // milliseconds

export class CupState {
  now = $state.raw<TournamentPicture | null>(null);
  error = $state.raw<unknown>(null);
  busy = $state(false);

  constructor(readonly id: string) {}

  ask = async (): Promise<void> => {
    try {
      this.now = await get<TournamentPicture>(`/api/tournaments/${this.id}`);
      this.error = null;
    } catch (caught) {
      this.error = caught;
    }
  };

  /** Ask until told to stop; when it is over there is nothing more to ask. */
  follow(): () => void {
    void this.ask();
    const timer = setInterval(() => document.hidden || this.now?.phase === "over" || void this.ask(), INTERVAL);
    return () => clearInterval(timer);
  }

  async do(what: "join" | "leave" | "begin", name?: string): Promise<void> {
    this.busy = true;
    try {
      await somebody(name);
      const added = what === "join" ? { entropy: entropy() } : {};
      await post(`/api/tournaments/${this.id}/do`, { do: what, id: crypto.randomUUID(), ...added });
      await this.ask();
    } catch (caught) {
      this.error = caught;
    } finally {
      this.busy = false;
    }
  }

  nameOf(player: number): string {
    return this.now?.players[player]?.name ?? "";
  }
}
