import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnItems, drawnViews, viewOf } from "../testing/drawn-items.ts";
import { switchingTrail } from "./switching-trail.ts";

function trailsAt(level: number): string[][] {
  return drawnViews(switchingTrail, level, "MemorySequence").map(({ items, answers }) =>
    answers.map((id) => items.find((item) => item.id === id)?.label ?? ""),
  );
}

test.each([
  { level: 1, trail: "1 2 3 4 5 6" },
  { level: 3, trail: "1 A 2 B 3 C" },
  { level: 6, trail: "1 A 1 dot 2 B 2 dots 3 C 3 dots" },
])("at level $level the trail is $trail", ({ level, trail }) => {
  for (const labels of trailsAt(level)) expect(labels.join(" ")).toBe(trail);
});

test.each([1, 5, 8])(
  "at level %i everything on the board belongs to the trail, in places that change",
  (level) => {
    const boards = drawnViews(switchingTrail, level, "MemorySequence").map(({ items, answers }) => {
      const ids = items.map(({ id }) => id);
      expect(answers.toSorted()).toEqual(ids.toSorted());
      return ids.join(" ");
    });
    expect(new Set(boards).size).toBeGreaterThan(40);
  },
);

test("no letters side by side or one below the other spell what nobody wants to read", () => {
  const lines = drawnItems(switchingTrail, 5, { count: 3_000 }).flatMap(({ view }) => {
    const { items, columnCount = 1 } = viewOf(view, "MemorySequence");
    const labels = items.map(({ label }) => label.toLowerCase());
    const columns = Array.from({ length: columnCount }, (_, column) =>
      labels.filter((_label, place) => place % columnCount === column),
    );
    const rows = columns.map((_, row) => labels.slice(row * columnCount, (row + 1) * columnCount));
    return [...rows, ...columns].map((line) => line.join(""));
  });
  expect(lines).toHaveLength(3_000 * 8);
  const unseemly = [...english.spellingNotes.unseemly];
  expect(lines.filter((line) => unseemly.some((word) => line.includes(word)))).toEqual([]);
});

test("as many dots are drawn as are named", () => {
  const [view] = drawnViews(switchingTrail, 8, "MemorySequence");
  const counts = view?.items.flatMap(({ label, image }) =>
    image && "figure" in image ? [[Number.parseInt(label), image.figure.parts.length]] : [],
  );
  expect(counts).toHaveLength(6);
  for (const [named, drawn] of counts ?? []) expect(drawn).toBe(named);
});
