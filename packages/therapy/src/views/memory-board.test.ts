import { expect, test } from "vitest";
import { after, done, judged, pairs, tap } from "../testing/views.ts";
import { memoryBoardRules as rules } from "./memory-board.ts";

test("a pair stays open, and the last pair ends the item", () => {
  const one = after(rules, pairs, tap("cat-1"), tap("cat-3"));
  expect(one).toMatchObject({ matched: ["cat-1", "cat-3"], open: [] });
  expect(rules.isComplete(pairs, one)).toBe(false);
  const both = after(rules, pairs, ...rules.solve(pairs));
  expect(rules.isComplete(pairs, both)).toBe(true);
  expect(rules.judge(pairs, both).grade).toBe("right");
});

test("two that differ lie open until the next tap turns them over", () => {
  const differing = after(rules, pairs, tap("cat-1"), tap("dog-2"));
  expect(differing.open).toEqual(["cat-1", "dog-2"]);
  expect(rules.apply(pairs, differing, tap("cat-3")).open).toEqual(["cat-3"]);
});

test("taps on an open tile, a matched one or one that is not there mean nothing", () => {
  const open = after(rules, pairs, tap("cat-1"));
  expect(rules.apply(pairs, open, tap("cat-1"))).toBe(open);
  expect(rules.apply(pairs, open, tap("cow-9"))).toBe(open);
  const matched = after(rules, pairs, tap("cat-1"), tap("cat-3"));
  expect(rules.apply(pairs, matched, tap("cat-1"))).toBe(matched);
});

test("a first try is luck; missing a partner seen before is a mistake of memory", () => {
  const unseen = after(rules, pairs, tap("cat-1"));
  expect(rules.isMistake(pairs, unseen, tap("dog-2"))).toBe(false);
  const seen = after(rules, pairs, tap("cat-1"), tap("dog-2"), tap("cat-3"));
  expect(rules.isMistake(pairs, seen, tap("dog-4"))).toBe(true);
  expect(rules.isMistake(pairs, seen, tap("cat-1"))).toBe(false);
});

test("ending early counts the pairs found, and needs two tiles seen", () => {
  expect(judged(rules, pairs, tap("cat-1"), tap("cat-3"), done)).toEqual({
    grade: "partly",
    share: 0.5,
  });
  expect(after(rules, pairs, tap("cat-1"), done).isDone).toBe(false);
});

test("hints show the partner of the open tile, else the next pair", () => {
  expect(rules.hints(pairs, after(rules, pairs, tap("dog-4")))).toEqual([{ part: "dog-2" }]);
  const one = after(rules, pairs, tap("cat-1"), tap("cat-3"));
  expect(rules.hints(pairs, one)).toEqual([{ part: "dog-2" }, { part: "dog-4" }]);
});
