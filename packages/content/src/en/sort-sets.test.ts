import { expect, test } from "vitest";
import { repeated } from "../testing/repeated.ts";
import type { SortRule } from "../types.ts";
import { sortSets } from "./sort-sets.ts";
import { words } from "./words.ts";

const known = new Set(words.map(({ id }) => id));

test("there are enough sets, each under its own id", () => {
  expect(sortSets.length).toBeGreaterThanOrEqual(12);
  expect(repeated(sortSets.map(({ id }) => id))).toEqual([]);
});

/** What a rule sorts, in alphabetical order. */
const sorted = ({ groups }: SortRule) => groups.flatMap(({ wordIds }) => wordIds).toSorted();

/** How a rule splits its words, whatever the groups are called. */
const split = ({ groups }: SortRule) =>
  groups
    .map((group) => group.wordIds.toSorted().join(" "))
    .toSorted()
    .join(" / ");

test("every rule of a set sorts the same 6 to 9 words, each into one group", () => {
  const odd = sortSets.filter(({ rules }) => {
    const [first = [], ...others] = rules.map(sorted);
    return (
      others.length === 0 ||
      first.length < 6 ||
      first.length > 9 ||
      repeated(first).length > 0 ||
      others.some((other) => other.join(" ") !== first.join(" "))
    );
  });
  expect(odd).toEqual([]);
});

test("what is sorted are words with pictures", () => {
  const ids = sortSets.flatMap(({ rules }) => rules.flatMap(sorted));
  expect(ids.filter((id) => !known.has(id))).toEqual([]);
});

test("a rule has 2 or 3 groups with labels of their own", () => {
  const rules = sortSets.flatMap((set) => set.rules);
  expect(rules.filter(({ groups }) => groups.length < 2 || groups.length > 3)).toEqual([]);
  const labels = rules.map(({ groups }) => groups.map(({ label }) => label));
  expect(labels.flatMap(repeated)).toEqual([]);
});

test("the next rule splits the words in another way", () => {
  expect(sortSets.filter(({ rules }) => repeated(rules.map(split)).length > 0)).toEqual([]);
});
