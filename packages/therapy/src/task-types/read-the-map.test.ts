import { english } from "@regain/content/en/content";
import { renderPage } from "@regain/content/pages/pages";
import { parseMap } from "@regain/content/pages/street-map";
import { describe, expect, test } from "vitest";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { readTheMap } from "./read-the-map.ts";

const atLevel = (level: number) => viewsOf(readTheMap, level, "MultipleChoice");
type View = ReturnType<typeof atLevel>[number];

const paramsOf = ({ stimulus: [first] }: View) =>
  /map\/(.+)\.html$/.exec(first?.kind === "html" ? first.htmlPath : "")?.[1] ?? "";

function mapOf(view: View) {
  const map = parseMap(paramsOf(view));
  if (!map) throw new TypeError(`no map: ${paramsOf(view)}`);
  return map;
}
const placeAt = (view: View, row: number, column: number) =>
  english.town.places.find(({ code }) => code === mapOf(view).rows[row]?.[column]);
/** As in a choice: 'The bank'. */
const nameAt = (view: View, row: number, column: number) =>
  placeAt(view, row, column)?.phrase.replace("the", "The");
/** Where the place that the question names is. */
function namedPlace(view: View) {
  const spots = mapOf(view).rows.flatMap((row, rowIndex) =>
    row.map((_, column) => ({ row: rowIndex, column })),
  );
  const { text } = view.instructions;
  const spot = spots.find(({ row, column }) =>
    text.includes(placeAt(view, row, column)?.phrase ?? "?"),
  );
  return spot ?? { row: Number.NaN, column: Number.NaN };
}
const choicesOf = ({ questions: [question] }: View) => question?.choices ?? [];
const rightOf = (view: View) =>
  choicesOf(view).find(({ id }) => id === view.questions[0]?.answer)?.text ?? "";

const steps = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] } as const;
type Heading = keyof typeof steps;
const clockwise: readonly Heading[] = ["north", "east", "south", "west"];

test("level 1: one choice alone is next to the place on its street", () => {
  for (const view of atLevel(1)) {
    const { row, column } = namedPlace(view);
    const neighbors = [nameAt(view, row, column - 1), nameAt(view, row, column + 1)];
    const offered = choicesOf(view).map(({ text }) => text);
    expect(offered.filter((text) => neighbors.includes(text))).toEqual([rightOf(view)]);
  }
});

test("level 1: one choice of three is in the middle of its street, and right as often as any", () => {
  const asked = atLevel(1).map((view) => {
    const inMiddle = mapOf(view).rows.map((_, row) => nameAt(view, row, 1));
    return { inMiddle, texts: choicesOf(view).map(({ text }) => text), right: rightOf(view) };
  });
  for (const { inMiddle, texts } of asked)
    expect(texts.filter((text) => inMiddle.includes(text))).toHaveLength(1);
  const right = asked.filter((one) => one.inMiddle.includes(one.right)).length;
  expect(right / asked.length).toBeGreaterThan(0.22);
  expect(right / asked.length).toBeLessThan(0.45);
});

test.each([1, 2])("level %i: no street comes first in a block", (level) => {
  expect(new Set(itemsOf(readTheMap, level).map(({ effort }) => effort)).size).toBe(1);
});

test("level 2: a place is on the street of its row", () => {
  for (const view of atLevel(2)) {
    const code = mapOf(view).streets[namedPlace(view).row];
    expect(english.town.streets.find((street) => street.code === code)?.name).toBe(rightOf(view));
  }
});

test("level 3: north is up, east is right", () => {
  const asked = new Set<string>();
  for (const view of atLevel(3)) {
    const [, direction = ""] = /to the (\w+)\?/.exec(view.instructions.text) ?? [];
    asked.add(direction);
    const [down, across] = steps[direction as Heading];
    const { row, column } = namedPlace(view);
    expect(nameAt(view, row + down, column + across)).toBe(rightOf(view));
  }
  expect(asked.size).toBe(4);
});

describe.each([4, 5])("level %i", (level) => {
  test("who follows the directions comes to the right place", () => {
    for (const view of atLevel(level)) {
      let { row, avenue } = mapOf(view).start ?? { row: Number.NaN, avenue: Number.NaN };
      let heading: Heading = "north";
      for (const sentence of view.instructions.text.split(". ")) {
        const [, side] = /^Turn (left|right)/.exec(sentence) ?? [];
        if (side !== undefined)
          heading =
            clockwise[(clockwise.indexOf(heading) + (side === "right" ? 1 : 3)) % 4] ?? heading;
        const blocks = Number(/(\d) block/.exec(sentence)?.[1] ?? 0);
        row += steps[heading][0] * blocks;
        avenue += steps[heading][1] * blocks;
      }
      expect(["east", "west"]).toContain(heading);
      expect(nameAt(view, row, heading === "east" ? avenue + 1 : avenue)).toBe(rightOf(view));
    }
  });
});

/** Whether the route leads from A to B without crossing the X. */
function arrives(view: View, route: string): boolean {
  const { start, goal, closed } = mapOf(view);
  let { row = Number.NaN, avenue = Number.NaN } = start ?? {};
  for (const [, heading = "", count] of route.toLowerCase().matchAll(/(\w+) (\d) block/g)) {
    const [down, across] = steps[heading as Heading];
    for (let block = 0; block < Number(count); block++) {
      const [fromRow, fromAvenue] = [row, avenue];
      row += down;
      avenue += across;
      const isClosed =
        closed &&
        (across === 0 ? closed.toward === "north" : closed.toward === "east") &&
        closed.row === Math.max(row, fromRow) &&
        closed.avenue === Math.min(avenue, fromAvenue);
      if (isClosed) return false;
    }
  }
  return row === goal?.row && avenue === goal.avenue;
}

test("level 6: of the ways offered one alone is open and leads there", () => {
  for (const view of atLevel(6)) {
    const open = choicesOf(view).filter(({ text }) => arrives(view, text ?? ""));
    expect(open.map(({ text }) => text)).toEqual([rightOf(view)]);
  }
});

test("every map can be drawn, with a choice of 3 or 4", () => {
  for (const level of [1, 2, 3, 4, 5, 6])
    for (const view of atLevel(level)) {
      expect(renderPage(english, "map", paramsOf(view)), paramsOf(view)).toContain("<svg");
      expect(choicesOf(view)).toHaveLength(level < 3 ? 3 : 4);
    }
});
