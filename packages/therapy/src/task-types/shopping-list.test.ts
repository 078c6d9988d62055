import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { drawnViews } from "../testing/drawn-items.ts";
import { shoppingList } from "./shopping-list.ts";

const allLevels = shoppingList.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => drawnViews(shoppingList, level, "MemorySequence");
type View = ReturnType<typeof viewsAt>[number];

const labelsOf = ({ items, answers }: View) =>
  answers.map((id) => items.find((item) => item.id === id)?.label);
const heardIn = ({ study }: View) =>
  study?.stimulus.flatMap((one) => (one.kind === "audio" ? [one.speech.text] : [])).join();
const readIn = ({ study }: View) =>
  study?.stimulus.flatMap((one) => (one.kind === "text" ? one.text.split("\n") : []));

test.each(allLevels)(
  "at level %i what is heard is what belongs in the cart, in any order",
  (level) => {
    for (const view of viewsAt(level)) {
      expect(view.sequenceKind).toBe("Unordered");
      expect(heardIn(view)).toBe(`${labelsOf(view).join(", ")}.`);
      if (level <= 6) expect(readIn(view)).toEqual(labelsOf(view));
      else expect(readIn(view)).toEqual([]);
    }
  },
);

test("lists grow from 2 to 8 on ever larger shelves that hold at least as much again", () => {
  const sizes = allLevels.map((level) => {
    const [view] = viewsAt(level);
    return { list: view?.answers.length ?? 0, shelf: view?.items.length ?? 0 };
  });
  expect(sizes.map(({ list }) => list)).toEqual([2, 3, 4, 4, 5, 6, 7, 8]);
  for (const { list, shelf } of sizes) expect(shelf).toBeGreaterThanOrEqual(2 * list);
});

test("from level 4 on time passes over small tasks in which nothing of the shelf comes up", () => {
  const delays = allLevels.map((level) => (viewsAt(level)[0]?.delay?.ms ?? 0) / 1_000);
  expect(delays).toEqual([0, 0, 0, 15, 30, 30, 45, 60]);
  for (const { delay, items } of viewsAt(8)) {
    const met = delay?.tasks.flatMap(({ choices }) => choices.map(({ label }) => label)) ?? [];
    expect(met.length).toBeGreaterThan(0);
    expect(items.filter(({ label }) => met.includes(label))).toEqual([]);
  }
});

test.each(allLevels)(
  "at level %i a drink is no likelier on a shelf than anything else",
  (level) => {
    const isDrink = ({ id }: View["items"][number]) =>
      english.words.find((word) => word.id === id)?.category === "drink";
    const drinks = viewsAt(level).map(({ items }) => items.filter(isDrink).length);
    expect(mean(drinks)).toBeGreaterThan(0);
    expect(mean(drinks)).toBeLessThan(1.5);
  },
);

test("the shelf is a grocery store's, without alcohol", () => {
  const categories = viewsAt(8).flatMap(({ items }) =>
    items.map(({ id }) => english.words.find((word) => word.id === id)?.category),
  );
  expect(new Set(categories)).toEqual(new Set(["food", "drink"]));
  const labels = new Set(viewsAt(8).flatMap(({ items }) => items.map(({ label }) => label)));
  for (const alcohol of ["beer", "wine", "whiskey"]) expect(labels).not.toContain(alcohol);
});
