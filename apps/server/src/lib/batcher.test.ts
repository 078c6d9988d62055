import { setImmediate as settled } from "node:timers/promises";
import { expect, test } from "vitest";
import { batchedQuery, createBatcher } from "./batcher.ts";

test("what comes meanwhile is stored at once afterwards, and nobody is told sooner", async () => {
  const batches: (readonly string[])[] = [];
  const gates: (() => void)[] = [];
  const note = createBatcher<string>(async (rows) => {
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
  const note = createBatcher<string>(async (rows) => {
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

test("what is asked meanwhile is asked at once afterwards, and each gets their own answer", async () => {
  const batches: (readonly string[])[] = [];
  const lengths = batchedQuery<string, number>(async (words) => {
    batches.push(words);
    await settled();
    return words.map(({ length }) => length);
  });
  const asked = ["a", "bird", "at"].map((word) => lengths.ask(word));
  expect(lengths.waiting).toBe(3);
  expect(await Promise.all(asked)).toEqual([1, 4, 2]);
  expect(lengths.waiting).toBe(0);
  expect(batches).toEqual([["a"], ["bird", "at"]]);
});

test("where an answer does not come, it holds up nobody who asks later", async () => {
  const hangs = Promise.withResolvers<void>();
  const lengths = batchedQuery<string, number>(async (words) => {
    if (words.includes("lost")) await hangs.promise;
    return words.map(({ length }) => length);
  });
  const lost = lengths.ask("lost");
  expect(await Promise.all(["a", "bird"].map((word) => lengths.ask(word)))).toEqual([1, 4]);
  expect(lengths.waiting).toBe(1);
  hangs.resolve();
  expect(await lost).toBe(4);
});

test("where asking fails all who were asked for hear of it, and the next are asked again", async () => {
  let isDown = true;
  const uppers = batchedQuery<string, string>(async (words) => {
    await settled();
    if (isDown) throw new Error("down");
    return words.map((word) => word.toUpperCase());
  });
  const outcomes = await Promise.allSettled(["a", "b", "c"].map((word) => uppers.ask(word)));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  isDown = false;
  expect(await uppers.ask("d")).toBe("D");
});
