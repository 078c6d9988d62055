import { english } from "@regain/content/en/content";
import { createRng } from "@regain/therapy/rng";
import { generateItem } from "@regain/therapy/task-type";
import { fillThePillOrganiser } from "@regain/therapy/task-types/fill-the-pill-organiser";
import type { Move } from "@regain/therapy/views/rules";
import { boardCompletionRules } from "@regain/therapy/views/board-completion";
import { describe, expect, test } from "vitest";
import { drop, type Picked, tapChoice, tapPlace, tapPlaced } from "./pick-up.ts";

/** The state of a board: `cells` by place, places in reading order. */
const board = (cells: Readonly<Record<string, readonly string[]>>, picked?: Picked) => ({
  picked,
  nextFree: Object.keys(cells).find((place) => cells[place]?.length === 0),
  inPlace: (place: string) => cells[place] ?? [],
});
const choice = (id: string): Picked => ({ kind: "choice", id });
const placeOf = (id: string): Picked => ({ kind: "place", id });

describe("letters go to the next free place", () => {
  const rules = { fillsNextFree: true, isPalette: false, holdsOne: true };

  test("one tap on a letter is enough", () => {
    const result = tapChoice(rules, board({ one: ["c"], two: [], three: [] }), "a");
    expect(result).toEqual({ picked: undefined, move: { kind: "place", choice: "a", to: "two" } });
  });

  test("a place tapped first gets the next letter, out of turn", () => {
    const pointed = tapPlace(rules, board({ one: [], two: [] }), "two");
    expect(pointed).toEqual({ picked: placeOf("two") });
    const result = tapChoice(rules, board({ one: [], two: [] }, pointed.picked), "a");
    expect(result.move).toEqual({ kind: "place", choice: "a", to: "two" });
  });

  test("a placed letter goes back when it is tapped", () => {
    const result = tapPlace(rules, board({ one: ["c"] }), "one");
    expect(result.move).toEqual({ kind: "take", from: "one" });
  });

  test("when all places are full, a letter is picked up and takes the place of another", () => {
    const full = { one: ["c"], two: ["d"] };
    const picked = tapChoice(rules, board(full), "a").picked;
    expect(picked).toEqual(choice("a"));
    expect(tapPlace(rules, board(full, picked), "two").move).toEqual({
      kind: "place",
      choice: "a",
      to: "two",
    });
  });
});

describe("things are sorted into groups", () => {
  const rules = { fillsNextFree: false, isPalette: false, holdsOne: false };

  test("pick up, put down; a second tap puts it back", () => {
    const { picked } = tapChoice(rules, board({ fruit: [] }), "apple");
    expect(tapPlace(rules, board({ fruit: [] }, picked), "fruit")).toEqual({
      picked: undefined,
      move: { kind: "place", choice: "apple", to: "fruit" },
    });
    expect(tapChoice(rules, board({ fruit: [] }, picked), "apple").picked).toBeUndefined();
  });

  test("a thing in a group is taken out by a tap, unless one in the hand is meant for that group", () => {
    const cells = { fruit: ["apple"] };
    expect(tapPlaced(rules, board(cells), "fruit", "apple").move).toEqual({
      kind: "take",
      from: "fruit",
      choice: "apple",
    });
    expect(tapPlaced(rules, board(cells, choice("pear")), "fruit", "apple").move).toEqual({
      kind: "place",
      choice: "pear",
      to: "fruit",
    });
  });
});

describe("colours of a palette", () => {
  const rules = { fillsNextFree: false, isPalette: true, holdsOne: true };

  test("stay in the hand from cell to cell", () => {
    const result = tapPlace(rules, board({ a: [] }, choice("red")), "a");
    expect(result).toEqual({
      picked: choice("red"),
      move: { kind: "place", choice: "red", to: "a" },
    });
  });

  test("the same colour again empties the cell, another replaces it", () => {
    expect(tapPlace(rules, board({ a: ["red"] }, choice("red")), "a").move).toEqual({
      kind: "take",
      from: "a",
      choice: "red",
    });
    expect(tapPlace(rules, board({ a: ["red"] }, choice("blue")), "a").move).toEqual({
      kind: "place",
      choice: "blue",
      to: "a",
    });
  });

  test("in a cell of many, the one in the hand is added, and the one that is tapped is taken out", () => {
    const many = { ...rules, holdsOne: false };
    expect(tapPlace(many, board({ a: ["red"] }, choice("blue")), "a").move).toEqual({
      kind: "place",
      choice: "blue",
      to: "a",
    });
    const cells = { a: ["red", "blue"] };
    expect(tapPlaced(many, board(cells, choice("red")), "a", "blue")).toEqual({
      picked: choice("red"),
      move: { kind: "take", from: "a", choice: "blue" },
    });
    expect(tapPlaced(many, board({ a: ["blue"] }, choice("red")), "a", "blue").move).toEqual({
      kind: "take",
      from: "a",
      choice: "blue",
    });
  });
});

describe("a drag makes the same moves", () => {
  const things = { fillsNextFree: false, isPalette: false, holdsOne: false };
  const colours = { ...things, isPalette: true };
  const cells = board({ one: ["a"], two: ["a"], three: [] });

  test("onto a place, out of a place, and nowhere", () => {
    expect(drop(things, cells, "b", undefined, "one")).toEqual([
      { kind: "place", choice: "b", to: "one" },
    ]);
    expect(drop(things, cells, "a", "one", undefined)).toEqual([
      { kind: "take", from: "one", choice: "a" },
    ]);
    expect(drop(things, cells, "a", "one", "three")).toEqual([
      { kind: "place", choice: "a", to: "three" },
    ]);
    expect(drop(things, cells, "a", "one", "one")).toEqual([]);
    expect(drop(things, cells, "a", undefined, undefined)).toEqual([]);
  });

  test("out of one cell of a palette into another, where it lies once", () => {
    expect(drop(colours, cells, "a", "one", "three")).toEqual([
      { kind: "take", from: "one", choice: "a" },
      { kind: "place", choice: "a", to: "three" },
    ]);
    expect(drop(colours, cells, "a", "one", "two")).toEqual([
      { kind: "take", from: "one", choice: "a" },
    ]);
    expect(drop(colours, cells, "a", undefined, "two")).toEqual([]);
    expect(drop(colours, cells, "a", undefined, "three")).toEqual([
      { kind: "place", choice: "a", to: "three" },
    ]);
  });
});

test("a week is right once its only wrong tablet was dragged to where it belongs", () => {
  const drawn = { rng: createRng("a week"), content: english, history: [] };
  const { view } = generateItem(fillThePillOrganiser, 4, drawn);
  if (view.templateName !== "BoardCompletion") throw new Error("no board");
  const rules = { fillsNextFree: false, isPalette: true, holdsOne: false };
  const put = boardCompletionRules
    .solve(view)
    .flatMap((move) => (move.kind === "place" ? [move] : []));
  const wanted = put.map(({ to }) => to);
  const wrong = view.columns
    .flatMap(({ id }) => view.rows.map((row) => `${id}/${row.id}`))
    .find((cell) => !wanted.includes(cell))!;
  const [first, ...rest] = put;
  if (!first) throw new Error("nothing to place");
  const make = (state: ReturnType<typeof boardCompletionRules.start>, moves: readonly Move[]) =>
    moves.reduce((next, move) => boardCompletionRules.apply(view, next, move), state);
  const before = make(boardCompletionRules.start(view), [...rest, { ...first, to: wrong }]);
  const inPlace = (cell: string) => before.cells[cell] ?? [];
  const after = make(before, drop(rules, { inPlace }, first.choice, wrong, first.to));
  expect(boardCompletionRules.judge(view, before).grade).not.toBe("right");
  expect(boardCompletionRules.judge(view, after).grade).toBe("right");
});
