import { expect, test } from "vitest";
import { english } from "./content.ts";

test("English has all that a locale needs", () => {
  const { locale, exercises, messages, words, activities, sortSets, wordProblems, phrases } =
    english;
  expect(locale).toBe("en-US");
  expect(Object.keys(exercises)).toHaveLength(18);
  expect(messages.greetings.morning).toContain("{name}");
  for (const list of [words, activities, sortSets, wordProblems, phrases])
    expect(list).not.toHaveLength(0);
  expect(english.picture("red-apple")).toMatch(/^pictures\/[0-9a-f]{12}\.svg$/);
});
