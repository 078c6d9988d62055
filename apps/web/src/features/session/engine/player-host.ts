import { observable } from "../../../lib/observable.ts";
import { startItemLifetime, type ItemLifetime, type Surroundings } from "./item-lifetime.ts";
import type { Outcome } from "./outcome.ts";
import { newPlayer, play, type PlayerEvent, type PlayerState } from "./player.ts";

export interface Player {
  get(): PlayerState;
  subscribe(seen: () => void): () => void;
  send(event: PlayerEvent): void;
  /** Of the item on the screen; undefined while there is none. */
  life(): ItemLifetime | undefined;
  /** The screen has been left for good. */
  close(): void;
}

export interface PlayerParts extends Surroundings {
  /** The device's clock, ms. */
  readonly now: () => number;
  /** Persists results. The next item shows only once they are kept. */
  readonly keep: (made: readonly Outcome[]) => Promise<void>;
}

const itemOnScreen = (state: PlayerState) => (state.screen === "task" ? state.item : undefined);
const taskOnScreen = (state: PlayerState) => itemOnScreen(state)?.task.taskId;

/**
 * Runs the reducer and gives each item its life. A new item, Home, and leaving end the old one's life, and
 * its timers, listeners and sounds with it.
 */
export function createPlayer({ keep, now, ...around }: PlayerParts): Player {
  const state = observable(newPlayer);
  const waiting: PlayerEvent[] = [];
  let life: ItemLifetime | undefined;
  let at = 0;
  let keeping: Promise<void> | undefined;
  let unkept = 0;
  let isHeld = false;

  function change(next: PlayerState): void {
    const item = itemOnScreen(next);
    if (item?.task.taskId !== taskOnScreen(state.get())) {
      life?.end();
      // An item that Home interrupted resumes at its clock's last reading.
      const isBack = item?.task.taskId === state.get().item?.task.taskId;
      if (item && !isBack) at = item.reachedAt;
      life = item && startItemLifetime(around, at);
    }
    state.set(next);
  }

  async function keepAfter(earlier: Promise<void> | undefined, fresh: readonly Outcome[]) {
    await Promise.all([earlier, keep(fresh)]);
    unkept -= fresh.length;
  }

  function keepFresh(next: PlayerState): void {
    const fresh = next.outcomes.slice(state.get().outcomes.length);
    if (fresh.length === 0) return;
    unkept += fresh.length;
    keeping = keepAfter(keeping, fresh);
  }

  async function changeOnceKept(next: PlayerState): Promise<void> {
    isHeld = true;
    try {
      await keeping;
    } finally {
      isHeld = false;
      change(next);
      for (const event of waiting.splice(0)) send(event);
    }
  }

  function send(event: PlayerEvent): void {
    if (isHeld) {
      waiting.push(event);
      return;
    }
    at = life?.clock.at() ?? at;
    if (event.type === "painted") life?.painted();
    const next = play(state.get(), event, { at, now: now() });
    keepFresh(next);
    const isLeaving = taskOnScreen(next) !== taskOnScreen(state.get());
    if (isLeaving && unkept > 0) void changeOnceKept(next);
    else change(next);
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    life: () => life,
    send,
    close() {
      life?.end();
      life = undefined;
    },
  };
}
