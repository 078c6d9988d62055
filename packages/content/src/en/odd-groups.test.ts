import { describe, expect, test } from "vitest";
import { repeated } from "../testing/repeated.ts";
import { oddGroups } from "./odd-groups.ts";
import { words } from "./words.ts";

test("a group stands once under its name, and its words are words", () => {
  expect(repeated(oddGroups.map(({ id }) => id))).toEqual([]);
  const misspelled = oddGroups.flatMap(({ belong, odd }) =>
    [...belong, ...odd].filter((word) => !/^[A-Z]?[a-z]+$/.test(word)),
  );
  expect(misspelled).toEqual([]);
});

describe.each([1, 2, 3, 4, 5, 6])("level %i", (level) => {
  const groups = oddGroups.filter((group) => group.level === level);

  test("has 8 groups or more, each of 4 words or more and of 3 that do not belong", () => {
    expect(groups.length).toBeGreaterThanOrEqual(8);
    const small = groups.filter(({ belong, odd }) => belong.length < 4 || odd.length < 3);
    expect(small).toEqual([]);
  });

  test("no word stands twice in a group, or both belongs and does not", () => {
    expect(groups.flatMap(({ belong, odd }) => repeated([...belong, ...odd]))).toEqual([]);
  });

  test("the other words do not stand in another group of the same name", () => {
    for (const { name, odd } of groups) {
      const named = oddGroups.filter((group) => group.name === name);
      const belong = new Set(named.flatMap((group) => group.belong));
      expect(odd.filter((word) => belong.has(word))).toEqual([]);
    }
  });
});

const categoryOf = new Map(words.map(({ text, category }) => [text, category]));

test("at the first levels the odd one out is never of the category of the others", () => {
  for (const { belong, odd, level } of oddGroups) {
    if (level > 2) continue;
    const categories = new Set(belong.map((word) => categoryOf.get(word)).filter(Boolean));
    const near = odd.filter((word) => categories.has(categoryOf.get(word) ?? "nature"));
    expect(near).toEqual([]);
  }
});
