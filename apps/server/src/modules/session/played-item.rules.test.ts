import { dayMs } from "@regain/contract/durations";
import { expect, test } from "vitest";
import { maxPerRequest, readPlayedItem } from "./played-item.rules.ts";

const played = (events: readonly unknown[]) =>
  readPlayedItem(
    JSON.stringify({ events, taskTypeVersion: 1, settings: {}, clockOffsetMs: 0 }),
    maxPerRequest,
  )?.events;

test("of an item that was left on the screen for days, every event counts, after a day at most", () => {
  const events = [
    { kind: "ready", at: 900 },
    { kind: "done", at: 3 * dayMs },
  ];
  expect(played(events)).toEqual([
    { kind: "ready", at: 900 },
    { kind: "done", at: dayMs },
  ]);
});

test("what is no event of ours is passed over", () => {
  expect(played([null, "done", { kind: "sneeze", at: 1 }, { kind: "done", at: -1 }])).toEqual([]);
});
