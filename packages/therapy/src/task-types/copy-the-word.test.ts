import { expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { viewsOf } from "../testing/items.ts";
import { copyTheWord } from "./copy-the-word.ts";

const viewsAt = (level: number) => viewsOf(copyTheWord, level, "SequenceCompletion");

test.each([1, 2, 3])("at level %i the word stays in sight while it is copied", (level) => {
  for (const { stimulus, study, answers } of viewsAt(level)) {
    expect(stimulus).toEqual([{ kind: "text", text: answers.join("") }]);
    expect(study).toBeUndefined();
  }
});

test.each([4, 5, 6])("at level %i the word is studied, then gone", (level) => {
  for (const { stimulus, study, answers, instructions } of viewsAt(level)) {
    expect(study?.stimulus).toEqual([{ kind: "text", text: answers.join("") }]);
    expect(stimulus).toEqual([]);
    expect(instructions.text).not.toContain(answers.join(""));
  }
});

test("with the word in sight and again without it, words grow and spare letters come in", () => {
  const rows = [1, 2, 3, 4, 5, 6].map((level) => ({
    letters: mean(viewsAt(level).map(({ answers }) => answers.length)),
    spare: mean(viewsAt(level).map(({ answers, choices }) => choices.length - answers.length)),
  }));
  const letters = rows.map((row) => row.letters);
  expect(letters.slice(0, 3)).toEqual(letters.slice(0, 3).toSorted((a, b) => a - b));
  expect(letters.slice(3)).toEqual(letters.slice(3).toSorted((a, b) => a - b));
  expect(rows.map(({ spare }) => spare)).toEqual([0, 1, 2, 2, 3, 4]);
});

test("the letters never lie there spelled out", () => {
  for (const { answers, choices } of viewsAt(1))
    expect(choices.map(({ value }) => value).join("")).not.toContain(answers.join(""));
});
