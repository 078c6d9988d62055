import { describe, expect, test } from "vitest";
import { numberWords, ordinalWords } from "./number-words.ts";
import { said, spoken } from "./spoken.ts";

describe("what is written is said in words", () => {
  test.each([
    ["What is 45 + 37?", "what is forty five plus thirty seven?"],
    ["1,984 − 7 =", "one thousand nine hundred eighty four minus seven equals"],
    ["It costs $4.50, not $0.99.", "it costs four dollars and fifty cents, not ninety nine cents"],
    ["$1", "one dollar"],
    ["at 3:15 p.m., or 3:05", "at three fifteen pee em, or three oh five"],
    ["3:00", "three o'clock"],
    ["3:00 a.m.", "three ay em"],
    ["The 22nd of May", "the twenty second of may"],
    ["June 30, 2026", "june thirtieth, two thousand twenty six"],
    [
      "5.5 mg, 50%, 72°F",
      "five point five milligrams, fifty percent, seventy two degrees fahrenheit",
    ],
    ["3/4 cup", "three quarters cup"],
    ["9–11", "nine to eleven"],
    ["Call 555-0142.", "call five five five zero one four two"],
    ["Mr. Lee isn’t here.", "mister lee isn't here"],
    ["It starts with B.", "it starts with bee"],
    ["A twenty-two-year-old T-shirt", "a twenty two year old tee shirt"],
    ["A", "ay"],
    ["Start at A. A man waits.", "start at ay. a man waits"],
    ["I see a cat.", "i see a cat"],
    ["“Yes,” she said.", "yes, she said"],
    ["TV", "tee vee"],
  ])("%s", (written, heard) => expect(said(spoken(written))).toBe(heard));
});

test("every spoken word knows the written one it belongs to", () => {
  const words = spoken("2 + $3.20 = ?");
  expect(words.map(({ word, from }) => `${from} ${word}`)).toEqual([
    "0 two",
    "1 plus",
    "2 three",
    "2 dollars",
    "2 and",
    "2 twenty",
    "2 cents",
    "3 equals",
  ]);
});

test("a line that ends without a sign is followed by a pause, and none is added to one", () => {
  expect(said(spoken("Elbrin\nTake 1 tablet.\n\nNulden\nTake 2, at noon"))).toBe(
    "elbrin. take one tablet. nulden. take two, at noon",
  );
});

test("what stands for nothing that is said is silent", () => {
  expect(spoken("— ? …")).toEqual([]);
});

test("numbers go up to a billion, and no further", () => {
  expect(numberWords(0)).toEqual(["zero"]);
  expect(numberWords(1_000_100).join(" ")).toBe("one million one hundred");
  expect([1, 2, 3, 12, 20, 31].map((day) => ordinalWords(day).join(" "))).toEqual([
    "first",
    "second",
    "third",
    "twelfth",
    "twentieth",
    "thirty first",
  ]);
  for (const bad of [-1, 1.5, 1e9]) expect(() => numberWords(bad)).toThrow(RangeError);
});
