import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { lettersAmong, lettersFor } from "./spelling-letters.ts";

const { unseemly } = english.spellingNotes;
const rows = (count: number, rowOf: (rng: ReturnType<typeof createRng>) => string[]) =>
  Array.from({ length: count }, (_, seed) => rowOf(createRng(`letters ${seed}`)).join(""));
const spelled = (row: string) => [...unseemly].filter((text) => row.includes(text));

test("no row of letters spells what nobody wants to read, and none spells the word out", () => {
  const words = ["pear", "shirt", "cactus", "grapes", "helmet", "dice", "seat", "basket"];
  for (const word of words)
    for (const row of rows(300, (rng) => lettersFor(rng, word, word.length % 3, unseemly))) {
      expect(spelled(row), row).toEqual([]);
      expect(row).not.toContain(word);
    }
});

test("nor do letters to fill gaps with", () => {
  for (const row of rows(300, (rng) => lettersAmong(rng, "shirts", [0, 1, 2, 4], 2, unseemly)))
    expect(spelled(row), row).toEqual([]);
});

test("nor does a word whose gap is filled with a spare letter", () => {
  const rest = (word: string, gaps: readonly number[]) =>
    new Set(rows(300, (rng) => lettersAmong(rng, word, gaps, 2, unseemly)).join(""));
  expect(rest("duck", [1])).not.toContain("i");
  expect(rest("duck", [0])).toContain("t");
  for (const row of rows(300, (rng) => lettersAmong(rng, "tiger", [0, 2], 2, unseemly)))
    expect(row, row).not.toContain("n");
});

test("a name that has one order alone is spelled from that", () => {
  expect(lettersFor(createRng("one order"), "aaa", 0, unseemly)).toEqual(["a", "a", "a"]);
});
