import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { wordCalled } from "../testing/words.ts";
import { hasClearStart, hasClearSyllables, isNoRhyme, rhymes, startsLike } from "./word-sounds.ts";

test("words rhyme by sound, not by spelling, and no word with itself", () => {
  expect(rhymes(wordCalled("bear"), wordCalled("chair"))).toBe(true);
  expect(rhymes(wordCalled("bear"), wordCalled("ear"))).toBe(false);
  expect(rhymes(wordCalled("bear"), wordCalled("bear"))).toBe(false);
});

test("what rhymes for some speakers is neither a rhyme nor none", () => {
  const [dog, frog] = [wordCalled("dog"), { ...wordCalled("frog"), rhyme: "O-G" }];
  expect(rhymes(dog, frog)).toBe(false);
  expect(isNoRhyme(dog, frog)).toBe(false);
  expect(isNoRhyme(dog, wordCalled("cat"))).toBe(true);
  expect(isNoRhyme(wordCalled("pen"), wordCalled("violin"))).toBe(false);
});

test("a longer word that ends alike is neither a rhyme nor none, wherever its stress lies", () => {
  const pairs = [
    ["bone", "telephone"],
    ["train", "airplane"],
    ["cake", "snowflake"],
    ["kite", "flashlight"],
    ["boot", "parachute"],
  ] as const;
  for (const [short, long] of pairs) {
    const [a, b] = [wordCalled(short), wordCalled(long)];
    expect([long, rhymes(a, b), isNoRhyme(a, b), isNoRhyme(b, a)]).toEqual([
      long,
      false,
      false,
      false,
    ]);
  }
});

test("first sounds are compared where they are clear", () => {
  expect(startsLike(wordCalled("knife"), wordCalled("nose"))).toBe(true);
  expect(startsLike(wordCalled("cat"), wordCalled("chair"))).toBe(false);
  expect(["apple", "truck", "dress"].map((id) => hasClearStart(wordCalled(id)))).toEqual([
    false,
    false,
    false,
  ]);
});

test("words that people say with more or fewer syllables are not asked for them", () => {
  expect(hasClearSyllables(wordCalled("chocolate"))).toBe(false);
  expect(english.words.filter(hasClearSyllables).length).toBeGreaterThan(380);
});
