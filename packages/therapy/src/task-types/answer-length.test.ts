import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";

/** A question with the choices that are shown with it. */
interface Shown {
  readonly answer: string;
  readonly foils: readonly string[];
}

/** The chance to be right of somebody who has read nothing and takes a choice of the most extreme length. */
function chanceBy(extreme: (...lengths: number[]) => number, { answer, foils }: Shown): number {
  const lengths = [answer, ...foils].map(({ length }) => length);
  const taken = lengths.filter((length) => length === extreme(...lengths));
  return taken.includes(answer.length) ? 1 / taken.length : 0;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much more often than by chance the longest choice is right, and the shortest. */
function gainByLength(shown: readonly Shown[]) {
  const blind = mean(shown.map(({ foils }) => 1 / (1 + foils.length)));
  const gainBy = (extreme: typeof Math.max) =>
    mean(shown.map((one) => chanceBy(extreme, one))) - blind;
  return [gainBy(Math.max), gainBy(Math.min)];
}

/** With 4 choices, 19.5 to 33 in 100. */
const isSlight = (gain: number) => gain > -0.055 && gain < 0.08;

/** A question as it is shown with 3 choices: each time without another of its foils. */
const withoutOneFoil = ({ answer, foils }: Shown): Shown[] =>
  foils.map((left) => ({ answer, foils: foils.filter((foil) => foil !== left) }));

describe("neither the longest nor the shortest choice is the right one more often than by chance", () => {
  // Of each kind: how long the passages are, and how many choices the levels that have them show.
  test.each([
    { exercise: "Story recall, 1 and 2", kinds: ["story"], length: 1, choices: 3 },
    { exercise: "Story recall, 3", kinds: ["story"], length: 2, choices: 3 },
    { exercise: "Story recall, 4", kinds: ["story"], length: 2, choices: 4 },
    { exercise: "Story recall, 5 and 6", kinds: ["story"], length: 3, choices: 4 },
    { exercise: "Read and answer, 1 and 2", kinds: ["paragraph"], length: 1, choices: 3 },
    { exercise: "Read and answer, 3", kinds: ["paragraph"], length: 2, choices: 3 },
    { exercise: "Read and answer, 4", kinds: ["paragraph"], length: 2, choices: 4 },
    { exercise: "Read and answer, 5 and 6", kinds: ["paragraph"], length: 3, choices: 4 },
    { exercise: "Read and answer, 7 and 8", kinds: ["paragraph"], length: 4, choices: 4 },
    { exercise: "Messages, 1 and 2", kinds: ["message", "announcement"], length: 1, choices: 3 },
    { exercise: "Messages, 3", kinds: ["message", "announcement"], length: 2, choices: 3 },
    { exercise: "Messages, 4", kinds: ["message", "announcement"], length: 2, choices: 4 },
    { exercise: "Messages, 5 and 6", kinds: ["message", "announcement"], length: 3, choices: 4 },
  ])("$exercise", ({ kinds, length, choices }) => {
    const questions = english.passages
      .filter(({ kind, level }) => kinds.includes(kind) && level === length)
      .flatMap((passage) => passage.questions);
    const shown = choices === 3 ? questions.flatMap(withoutOneFoil) : questions;
    expect(gainByLength(shown).filter((gain) => !isSlight(gain))).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])("Everyday reading, %i", (level) => {
    const questions = english.documents.flatMap((document) => document.questions);
    const shown = questions.filter((question) => question.level === level);
    expect(gainByLength(shown).filter((gain) => !isSlight(gain))).toEqual([]);
  });
});
