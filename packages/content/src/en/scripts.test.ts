import { expect, test } from "vitest";
import { gradeOf, longSentences, wordsOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { scripts } from "./scripts.ts";

const turns = scripts.flatMap((script) => script.turns);

test("there are 40 scripts or more, of 4 to 6 turns", () => {
  expect(scripts.length).toBeGreaterThanOrEqual(40);
  expect(repeated(scripts.map(({ id }) => id))).toEqual([]);
  const odd = scripts.filter((script) => script.turns.length < 4 || script.turns.length > 6);
  expect(odd.map(({ situation }) => situation)).toEqual([]);
});

test("the patient's line is short enough to say and long enough to fade", () => {
  const odd = turns.filter(({ patient }) => {
    const count = wordsOf(patient).length;
    return count < 4 || count > 8;
  });
  expect(odd.map(({ patient }) => patient)).toEqual([]);
});

test("both lines are plain and end as sentences do", () => {
  const lines = turns.flatMap(({ partner, patient }) => [partner, patient]);
  expect(lines.filter((line) => !/[.?!]$/.test(line))).toEqual([]);
  expect(lines.flatMap(longSentences)).toEqual([]);
  expect(gradeOf(lines.join(" "))).toBeLessThan(4);
});

test("the other person does not say the patient's line", () => {
  expect(turns.filter(({ partner, patient }) => partner.includes(patient))).toEqual([]);
});
