import { expect, test } from "vitest";
import { gradeOf, longSentences, withFigures } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { exercises } from "./exercises.ts";

const all = Object.values(exercises);

/** Keys are spelled like the code, names like the locale. */
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[ -]/g, "_")
    .replace("color", "colour")
    .replace("organizer", "organiser");

test("the key of an exercise is its name in snake case", () => {
  expect(Object.keys(exercises)).toEqual(all.map(({ name }) => keyOf(name)));
  expect(repeated(all.map(({ name }) => name))).toEqual([]);
});

test("what a patient reads is short and plain", () => {
  const sentences = all
    .flatMap(({ activity, say }) => [activity, ...Object.values<string>(say)])
    .map(withFigures)
    .filter((text) => text.split(" ").length >= 5);
  expect(sentences.flatMap(longSentences)).toEqual([]);
  expect(sentences.filter((text) => gradeOf(text) > 6)).toEqual([]);
});

test("every exercise says what to do and what was right", () => {
  const odd = all.filter(({ say }) => !/[.?]$/.test(say.instructions) || say.answer === "");
  expect(odd).toEqual([]);
});
