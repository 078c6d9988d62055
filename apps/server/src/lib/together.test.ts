import { setImmediate as settled } from "node:timers/promises";
import { expect, test } from "vitest";
import { together } from "./together.ts";

test("what comes meanwhile is stored at once afterwards, and nobody is told sooner", async () => {
  const batches: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const note = together<string>(async (rows) => {
    batches.push(rows);
    await new Promise<void>((resolve) => gates.push(resolve));
  });
  const told: string[] = [];
  const noted = ["a", "b", "c"].map((row) => note(row).then(() => told.push(row)));
  await settled();
  expect(batches).toEqual([["a"]]);
  gates.shift()!();
  await settled();
  expect([batches.at(-1), told]).toEqual([["b", "c"], ["a"]]);
  gates.shift()!();
  await Promise.all(noted);
  expect(told).toEqual(["a", "b", "c"]);
  const later = note("d");
  await settled();
  gates.shift()!();
  await later;
  expect(batches).toEqual([["a"], ["b", "c"], ["d"]]);
});

test("one row that cannot be stored is refused alone", async () => {
  const kept: string[] = [];
  const note = together<string>(async (rows) => {
    await settled();
    if (rows.includes("bad")) throw new Error("no");
    kept.push(...rows);
  });
  const outcomes = await Promise.allSettled(["first", "a", "bad", "b"].map(note));
  expect(outcomes.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "fulfilled",
  ]);
  expect(kept).toEqual(["first", "a", "b"]);
});
