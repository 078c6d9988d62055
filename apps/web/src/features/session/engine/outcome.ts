import type { SkipReason, SkipType } from "@regain/contract/entities/enumerations";
import type { ItemScore, SessionTask } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { scoreItem } from "@regain/therapy/score";
import type { Item } from "./item.ts";

/** When an event happened: ms on the item's clock, and the device's own clock in ms. */
export interface Stamp {
  readonly at: number;
  readonly now: number;
}

/** How an item ended: answered, or skipped. */
export interface Outcome {
  readonly task: SessionTask;
  readonly events: readonly TaskEvent[];
  readonly score: ItemScore;
  readonly skipType: SkipType;
  readonly skipReason: SkipReason | undefined;
  /** How long it was on the screen, ms. Breaks, and whatever covered it, do not count. */
  readonly lastedMs: number;
  /** The device's clock, ms. */
  readonly endedAt: number;
}

export function answeredOutcome(item: Item, score: ItemScore, { at, now }: Stamp): Outcome {
  return {
    task: item.task,
    events: item.events,
    score,
    skipType: "NONE",
    skipReason: undefined,
    lastedMs: Math.round(at),
    endedAt: now,
  };
}

export interface Skip {
  readonly scope: "single" | "all";
  readonly reason: SkipReason;
}

/** @param item what had happened on it so far; undefined for one that was never on the screen */
export function skippedOutcome(
  task: SessionTask,
  item: Item | undefined,
  { scope, reason }: Skip,
  { at, now }: Stamp,
): Outcome {
  const events = item?.events ?? [];
  return {
    task,
    events,
    score: scoreItem(task.taskView, events, { isSkipped: true }),
    skipType: scope === "all" ? "SKIP_ALL" : "SINGLE_ITEM",
    skipReason: reason,
    lastedMs: item ? Math.round(at) : 0,
    endedAt: now,
  };
}
