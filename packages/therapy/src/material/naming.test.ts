import { english } from "@regain/content/en/content";
import type { Word } from "@regain/content/types";
import { describe, expect, test } from "vitest";
import { namesOf, nearnessOf, pictureOf } from "./naming.ts";
import { wordCalled } from "../testing/words.ts";

const apple = wordCalled("apple");
const word = (own: Partial<Word>): Word => ({
  ...apple,
  synonyms: [],
  nearSpellings: [],
  ...own,
});

describe("the names of a picture", () => {
  test("begin with the word and take in its other names, as answers are compared", () => {
    const names = namesOf(word({ text: "t-shirt", synonyms: ["Tee shirt", "T-Shirt"] }));
    expect(names).toEqual(["t shirt", "tee shirt"]);
  });

  test("do not take in misspellings: near is partly right, not right", () => {
    expect(namesOf(word({ text: "cheese", nearSpellings: ["chese"] }))).toEqual(["cheese"]);
  });
});

describe("how near a spelling must be", () => {
  test("grows with the length of the word", () => {
    expect(nearnessOf(word({ text: "cat" }))).toBe(1);
    expect(nearnessOf(word({ text: "elephant" }))).toBe(2);
  });

  test("reaches as far as the word's frequent misspellings", () => {
    expect(nearnessOf(word({ text: "knife", nearSpellings: ["nif"] }))).toBe(2);
  });
});

test("a picture has no name for those who cannot see it", () => {
  expect(pictureOf(apple, english, "The picture to name")).toMatchObject({
    kind: "image",
    alt: "The picture to name",
  });
});
