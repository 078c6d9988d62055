import { describe, expect, test } from "vitest";
import { after, done, judged, pattern, place, sorting } from "../testing/views.ts";
import { boardCompletionRules as rules } from "./board-completion.ts";

describe("things that are there once", () => {
  const allRight = [
    place("pear", "left/row"),
    place("plum", "left/row"),
    place("hat", "right/row"),
  ];

  test("are right in their groups, in whatever order they came there", () => {
    expect(judged(rules, sorting, ...allRight.toReversed(), done)).toEqual({
      grade: "right",
      share: 1,
    });
  });

  test("can be moved, and lie in one place only", () => {
    const state = after(rules, sorting, place("hat", "left/row"), place("hat", "right/row"));
    expect(state.cells).toEqual({ "left/row": [], "right/row": ["hat"] });
  });

  test("can be taken out from among others", () => {
    const state = after(rules, sorting, ...allRight, {
      kind: "take",
      from: "left/row",
      choice: "pear",
    });
    expect(state.cells["left/row"]).toEqual(["plum"]);
  });

  test("are all to be placed before the end", () => {
    expect(after(rules, sorting, ...allRight.slice(0, 2), done).isDone).toBe(false);
  });

  test("count each: two right of three", () => {
    const moves = [...allRight.slice(0, 2), place("hat", "left/row"), done];
    const { grade, share } = judged(rules, sorting, ...moves);
    expect(grade).toBe("partly");
    expect(share).toBeCloseTo(2 / 3);
  });

  test("cannot go to a cell that is not there, nor come from nowhere", () => {
    const start = rules.start(sorting);
    expect(rules.apply(sorting, start, place("hat", "left/cellar"))).toBe(start);
    expect(rules.apply(sorting, start, place("ghost", "left/row"))).toBe(start);
    expect(rules.apply(sorting, start, { kind: "take", from: "left/row" })).toBe(start);
  });

  test("hints name each thing that is not in its place yet", () => {
    const state = after(rules, sorting, place("plum", "left/row"));
    expect(rules.hints(sorting, state)).toEqual([
      { part: "pear", to: "left/row" },
      { part: "hat", to: "right/row" },
    ]);
  });
});

describe("colors of a palette", () => {
  test("can be used again and again, and a cell takes the last one", () => {
    const moves = [place("blue", "left/row"), place("red", "left/row"), place("red", "right/row")];
    expect(judged(rules, pattern, ...moves, done).grade).toBe("right");
  });

  test("in a cell that stays empty are a mistake and cost a share", () => {
    const start = rules.start(pattern);
    expect(rules.isMistake(pattern, start, place("red", "middle/row"))).toBe(true);
    const moves = [
      place("red", "left/row"),
      place("red", "middle/row"),
      place("red", "right/row"),
      done,
    ];
    const { grade, share } = judged(rules, pattern, ...moves);
    expect(grade).toBe("partly");
    expect(share).toBeCloseTo(2 / 3);
  });

  test("one cell is enough to be done, for nobody knows how many there are", () => {
    expect(after(rules, pattern, done).isDone).toBe(false);
    expect(judged(rules, pattern, place("red", "left/row"), done)).toEqual({
      grade: "partly",
      share: 0.5,
    });
  });

  test("hints offer the same color for every cell that lacks it", () => {
    expect(rules.hints(pattern, rules.start(pattern))).toEqual([
      { part: "red", to: "left/row" },
      { part: "red", to: "right/row" },
    ]);
  });
});
