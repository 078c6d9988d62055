import { describe, expect, test } from "vitest";
import { after, done, judged, order, search, tap } from "../testing/views.ts";
import { memorySequenceRules as rules } from "./memory-sequence.ts";

describe("in an order", () => {
  test("the right taps end the item by themselves, an item twice where it is wanted twice", () => {
    const end = after(rules, order, tap("a-1"), tap("b-2"), tap("a-1"));
    expect(rules.isComplete(order, end)).toBe(true);
    expect(rules.judge(order, end)).toEqual({ grade: "right", share: 1 });
  });

  test("a tap out of turn is wrong, and the turn stays", () => {
    const state = after(rules, order, tap("b-2"));
    expect(state).toMatchObject({ found: [], wrongTaps: ["b-2"] });
    expect(rules.isMistake(order, rules.start(order), tap("b-2"))).toBe(true);
  });

  test("all found with one wrong tap among them is partly right", () => {
    const taps = [tap("a-1"), tap("c-3"), tap("b-2"), tap("a-1")];
    expect(judged(rules, order, ...taps)).toEqual({ grade: "partly", share: 0.75 });
  });

  test("done too early is wrong, and needs a tap at all", () => {
    expect(judged(rules, order, tap("a-1"), done).grade).toBe("wrong");
    expect(after(rules, order, done).isDone).toBe(false);
  });

  test("hints are what is still to tap, in order", () => {
    const state = after(rules, order, tap("a-1"));
    expect(rules.hints(order, state)).toEqual([{ part: "b-2" }, { part: "a-1" }]);
  });

  describe("that alternates between alike items", () => {
    const turns = { ...search, sequenceKind: "Ordered" as const, answers: ["a-1", "b-3", "a-2"] };

    test("any of them will do, but each once", () => {
      expect(judged(rules, turns, tap("a-2"), tap("b-3"), tap("a-1")).grade).toBe("right");
      const again = after(rules, turns, tap("a-2"), tap("b-3"), tap("a-2"));
      expect(again).toMatchObject({ found: ["a-2", "b-3"], wrongTaps: ["a-2"] });
    });

    test("hints leave out the one that was found", () => {
      const state = after(rules, turns, tap("a-2"));
      expect(rules.hints(turns, state)).toEqual([{ part: "b-3" }, { part: "a-1" }]);
    });
  });
});

describe("in any order", () => {
  test("targets count in whatever order they are found", () => {
    expect(judged(rules, search, tap("a-2"), tap("a-1")).grade).toBe("right");
  });

  test("a target found again, or a tap past the items, means nothing", () => {
    const one = after(rules, search, tap("a-1"));
    expect(rules.apply(search, one, tap("a-1"))).toBe(one);
    expect(rules.apply(search, one, tap("z-9"))).toBe(one);
    expect(rules.isMistake(search, one, tap("a-1"))).toBe(false);
  });

  test("foils are mistakes, each time they are tapped", () => {
    const state = after(rules, search, tap("b-3"), tap("b-3"), tap("a-1"), tap("a-2"));
    expect(rules.judge(search, state)).toEqual({ grade: "partly", share: 0.5 });
  });

  test("hints leave out what is found, and after the end taps mean nothing", () => {
    expect(rules.hints(search, after(rules, search, tap("a-2")))).toEqual([{ part: "a-1" }]);
    const end = after(rules, search, tap("a-1"), tap("a-2"));
    expect(rules.apply(search, end, tap("b-3"))).toBe(end);
  });
});

describe("what was left out", () => {
  /** Six columns, two rows; wanted are 1, 2 and 8 on the left, 6 on the right. */
  const scan = {
    ...search,
    items: Array.from({ length: 12 }, (_, index) => ({ ...search.items[0]!, id: `${index + 1}` })),
    columnCount: 6,
    answers: ["1", "2", "6", "8"],
  };
  type Side = "left" | "right";
  const tapped = (item: string, side: Side) => ({ kind: "tap" as const, at: 1_000, item, side });
  const isDone = { kind: "done" as const, at: 2_000 };
  const leftOut = (view: typeof search, ...events: ReturnType<typeof tapped>[]) =>
    rules.leftOutOn?.(view, after(rules, view, ...events, done), [...events, isDone]);

  test("counts to the half of the grid it lies in", () => {
    expect(leftOut(scan, tapped("6", "right"))).toEqual(["left", "left", "left"]);
    expect(leftOut(scan, tapped("1", "left"), tapped("2", "left"))).toEqual(["right", "left"]);
  });

  test("is nothing before the patient says so, nor where all is found", () => {
    const state = after(rules, scan, tap("6"));
    expect(rules.leftOutOn?.(scan, state, [tapped("6", "right")])).toEqual([]);
    const all = scan.answers.map((id) => tapped(id, id === "6" ? "right" : "left"));
    expect(leftOut(scan, ...all)).toEqual([]);
  });

  test("lies on no side in the middle column, without a grid, and in an order", () => {
    const three = { ...scan, columnCount: 3, answers: ["2", "3"] };
    expect(leftOut(three, tapped("3", "right"))).toEqual([]);
    expect(leftOut(search, tapped("a-1", "left"))).toEqual([]);
    expect(leftOut({ ...scan, sequenceKind: "Ordered" }, tapped("1", "left"))).toEqual([]);
  });

  test("counts on no side where the taps show that the grid had wrapped", () => {
    // Only four of six columns fit: the fifth item of the view starts the second row.
    expect(leftOut(scan, tapped("5", "left"), tapped("4", "right"))).toEqual([]);
    expect(leftOut(scan, tapped("3", "right"), tapped("6", "right")), "beside the middle").toEqual([
      "left",
      "left",
      "left",
    ]);
  });
});
