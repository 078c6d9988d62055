import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { viewsOf } from "../testing/items.ts";
import { spellWhatYouHear } from "./spell-what-you-hear.ts";

const allLevels = spellWhatYouHear.levels.map((_, index) => index + 1);
const viewsAt = (level: number) => viewsOf(spellWhatYouHear, level, "SequenceCompletion");
const wordsAt = (level: number) => viewsAt(level).map(({ answers }) => answers.join(""));

test.each(allLevels)("at level %i the word is heard and nowhere written", (level) => {
  for (const { stimulus, answers, instructions, cues } of viewsAt(level)) {
    const word = answers.join("");
    expect(stimulus).toEqual([{ kind: "audio", speech: { text: word, audioPaths: [] } }]);
    expect(instructions.text.split(/\W+/)).not.toContain(word);
    expect(cues.map(({ type }) => type)).not.toContain("full");
  }
});

test("words that can be spelled by their sounds come first, then those that have to be known", () => {
  const { irregular } = english.spellingNotes;
  for (const level of [1, 2, 3, 4])
    expect(wordsAt(level).filter((word) => irregular.has(word))).toEqual([]);
  for (const level of [5, 6, 7, 8])
    expect(wordsAt(level).filter((word) => !irregular.has(word))).toEqual([]);
});

test("a word that sounds like another never comes up: its spelling could not be known", () => {
  const words = new Set(allLevels.flatMap(wordsAt));
  for (const word of ["pear", "bear", "sun", "flower", "key"]) expect(words).not.toContain(word);
});

test("among regular and among irregular words, words and spare letters grow", () => {
  const letters = allLevels.map((level) => mean(wordsAt(level).map((word) => word.length)));
  for (const half of [letters.slice(0, 4), letters.slice(4)])
    expect(half).toEqual(half.toSorted((a, b) => a - b));
  const spare = allLevels.map((level) => {
    const [view] = viewsAt(level);
    return (view?.choices.length ?? 0) - (view?.answers.length ?? 0);
  });
  expect(spare).toEqual([0, 1, 2, 2, 2, 3, 3, 4]);
});
