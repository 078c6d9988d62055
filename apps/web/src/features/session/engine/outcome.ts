import type { SkipReason, SkipType } from "@regain/contract/entities/enumerations";
import type { ItemScore, SessionTask } from "@regain/contract/entities/session";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import { scoreItem } from "@regain/therapy/score";
import type { Item } from "./item.ts";

/** How an item ended: answered, or skipped. */
export interface Outcome {
  readonly task: SessionTask;
  readonly events: readonly TaskEvent[];
  readonly score: ItemScore;
  readonly skipType: SkipType;
  readonly skipReason: SkipReason | undefined;
  /** The device's clock, ms. */
  readonly startedAt: number;
  readonly endedAt: number;
}

/** @param now the device's clock, ms */
export function answeredOutcome(item: Item, score: ItemScore, now: number): Outcome {
  return {
    task: item.task,
    events: item.events,
    score,
    skipType: "NONE",
    skipReason: undefined,
    startedAt: item.startedAt ?? now,
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
  now: number,
): Outcome {
  const events = item?.events ?? [];
  return {
    task,
    events,
    score: scoreItem(task.taskView, events, { isSkipped: true }),
    skipType: scope === "all" ? "SKIP_ALL" : "SINGLE_ITEM",
    skipReason: reason,
    startedAt: item?.startedAt ?? now,
    endedAt: now,
  };
}
