import { english } from "@regain/content/en/content";
import type { BoardCompletionView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { areApart, isNetworkVerb } from "../material/verb-networks.ts";
import { drawnItems, drawnViews, viewOf } from "../testing/drawn-items.ts";
import { whoDoesWhat } from "./who-does-what.ts";

const atLevel = (level: number) => drawnViews(whoDoesWhat, level, "BoardCompletion");
const manyAt = (level: number) =>
  drawnItems(whoDoesWhat, level, { count: 300 }).map(({ view }) => viewOf(view, "BoardCompletion"));
const verbsOf = (view: BoardCompletionView) =>
  view.rows.map(({ id }) => english.actions.find((action) => action.id === id));
const spareOf = (view: BoardCompletionView) => {
  const wanted = view.answers.map(({ value }) => value);
  return view.items.map(({ value }) => value).filter((value) => !wanted.includes(value));
};

test.each([1, 2, 3, 4, 5, 6])("at level %i everybody stands with their own verb", (level) => {
  for (const view of atLevel(level))
    for (const { column, row, value } of view.answers) {
      const action = english.actions.find(({ id }) => id === row);
      const members = { who: action?.who, what: action?.what, where: action?.where };
      expect(members[column as keyof typeof members]).toContain(value);
    }
});

test("one verb, then more that do it, then 2 and 3 verbs, then also where", () => {
  const shapes = [1, 2, 3, 4, 5, 6].map((level) => {
    const [view] = atLevel(level);
    return [view?.rows.length, view?.columns.length, view?.answers.length, view?.items.length];
  });
  expect(shapes).toEqual([
    [1, 2, 2, 3],
    [1, 2, 4, 5],
    [2, 2, 4, 5],
    [2, 2, 8, 9],
    [3, 3, 9, 9],
    [3, 3, 9, 11],
  ]);
});

test("where a place holds several, the instruction says how many, and how many do not fit", () => {
  const { say } = english.exercises.who_does_what;
  for (const view of [2, 4].flatMap(atLevel)) {
    expect(view.instructions.text).toBe(say.instructionsMany);
    expect(view.items).toHaveLength(2 * view.rows.length * view.columns.length + 1);
  }
  for (const view of [1, 3, 5, 6].flatMap(atLevel))
    expect(view.instructions.text).not.toBe(say.instructionsMany);
});

test("who, what and where of one verb go together: the baker with the bread, not with the roast", () => {
  for (const view of [1, 3, 5, 6].flatMap(atLevel))
    for (const action of verbsOf(view)) {
      const values = view.answers.filter(({ row }) => row === action?.id).map(({ value }) => value);
      const places = values.map((value) =>
        [action?.who, action?.what, action?.where].map((list) => list?.indexOf(value) ?? -1),
      );
      expect(new Set(places.map((found) => Math.max(...found))).size).toBe(1);
    }
});

test("verbs that share somebody or something never stand on one board", () => {
  for (const view of [3, 4, 5, 6].flatMap(atLevel)) {
    const fields = verbsOf(view).map((action) => action?.field);
    expect(new Set(fields).size).toBe(fields.length);
    const labels = view.items.map(({ value }) => value);
    expect(new Set(labels).size).toBe(labels.length);
  }
});

test("nor do verbs whose people could change places", () => {
  const called = (id: string) => english.actions.find((action) => action.id === id)!;
  for (const [one, other] of [
    ["bathe", "push"],
    ["feed", "bathe"],
    ["wash", "iron"],
    ["chop", "cut"],
    ["swim", "drive"],
    ["open", "sweep"],
    ["call", "drive"],
    ["blow", "rake"],
    ["call", "ride"],
  ] as const) {
    expect(areApart(called(one), called(other))).toBe(false);
    expect(areApart(called(other), called(one))).toBe(false);
  }
  expect(areApart(called("bathe"), called("drive"))).toBe(true);
  for (const view of [3, 4, 5, 6].flatMap((level) => manyAt(level)))
    for (const action of verbsOf(view))
      for (const other of view.rows) expect(action?.notBeside ?? []).not.toContain(other.id);
});

test("a verb that goes both ways, or is the past of another, is on no board: who hugs whom, and what they saw", () => {
  const verbs = english.actions.filter(isNetworkVerb).map(({ id }) => id);
  expect(verbs.filter((id) => ["hug", "kiss", "saw"].includes(id))).toEqual([]);
  expect(verbs.length).toBeGreaterThan(40);
});

test("a mile is nothing to spare beside driving: it could be driven", () => {
  for (const view of [1, 2, 3, 4, 6].flatMap((level) => manyAt(level)))
    for (const thing of spareOf(view)) {
      const owner = english.actions.find(({ what }) => what.includes(thing))!;
      for (const action of verbsOf(view)) expect(areApart(action!, owner)).toBe(true);
    }
});

test("whatever verbs stand apart on a board, two things fit none of them", () => {
  const verbs = english.actions.filter(isNetworkVerb);
  const besides = new Map(verbs.map((one) => [one, verbs.filter((two) => areApart(one, two))]));
  const spare = new Map(
    verbs.map((one) => [one, new Set(besides.get(one)!.filter((two) => two.ownObjects))]),
  );
  const short = verbs.flatMap((one) =>
    besides.get(one)!.flatMap((two) =>
      besides
        .get(two)!
        .filter((three) => besides.get(one)!.includes(three))
        .filter((three) => {
          const left = [...spare.get(one)!].filter(
            (owner) => spare.get(two)!.has(owner) && spare.get(three)!.has(owner),
          );
          return new Set(left.flatMap(({ what }) => what)).size < 2;
        })
        .map((three) => [one.id, two.id, three.id].join(" ")),
    ),
  );
  expect(short).toEqual([]);
});

test("what is to spare goes with no verb of the board", () => {
  for (const view of [1, 2, 3, 4, 6].flatMap(atLevel)) {
    const spare = spareOf(view);
    expect(spare.length).toBeGreaterThan(0);
    for (const thing of spare) {
      const owner = english.actions.find(({ what }) => what.includes(thing));
      expect(owner?.ownObjects).toBe(true);
      expect(verbsOf(view).map((action) => action?.field)).not.toContain(owner?.field);
    }
  }
});

test("a verb does not come back until all were met", () => {
  const [first] = drawnItems(whoDoesWhat, 1, { count: 1 });
  const verb = first?.key.split(" ")[0];
  const later = drawnItems(whoDoesWhat, 1, { count: 40, history: [first?.key ?? ""] });
  expect(later.map(({ key }) => key.split(" ")[0])).not.toContain(verb);
});
