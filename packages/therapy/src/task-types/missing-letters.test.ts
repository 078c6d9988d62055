import { expect, test } from "vitest";
import { viewsOf } from "../testing/items.ts";
import { missingLetters } from "./missing-letters.ts";

const allLevels = missingLetters.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => viewsOf(missingLetters, level, "SequenceCompletion");
type View = ReturnType<typeof viewsAt>[number];

/** The word that the given and the missing letters spell. */
function wordOf({ placeholders, answers, cues }: View) {
  const missing = [...answers];
  const spelled = placeholders.map(({ given }) => given ?? missing.shift()).join("");
  return { spelled, said: cues.find(({ type }) => type === "full")?.text };
}

test.each(allLevels)(
  "at level %i the letters that stand and those put in spell the word",
  (level) => {
    for (const view of viewsAt(level)) {
      const { spelled, said } = wordOf(view);
      expect(spelled).toBe(said);
    }
  },
);

test.each(allLevels)("at level %i spare letters are foreign to the word", (level) => {
  for (const view of viewsAt(level)) {
    const own = view.choices.filter(({ value }) => wordOf(view).spelled.includes(value));
    expect(
      own
        .map(({ value }) => value)
        .toSorted()
        .join(""),
    ).toBe(view.answers.toSorted().join(""));
  }
});

test("more letters are missing from level to level, and more are to spare", () => {
  const rows = allLevels.map((level) => {
    const [view] = viewsAt(level);
    const missing = view?.answers.length ?? 0;
    return [missing, (view?.choices.length ?? 0) - missing];
  });
  expect(rows).toEqual([
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [3, 4],
    [4, 5],
  ]);
});

test("any place of the word can be the one to fill", () => {
  const places = viewsAt(1).map(({ placeholders }) =>
    placeholders.findIndex(({ given }) => given === undefined),
  );
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
});
