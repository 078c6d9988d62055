import { english } from "@regain/content/en/content";
import type { Word } from "@regain/content/types";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { buildSession } from "../session.ts";
import { mean } from "../testing/arithmetic.ts";
import { viewOf } from "../testing/drawn-items.ts";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { soundsOfAWord } from "./sounds-of-a-word.ts";

const atLevel = (level: number) => viewsOf(soundsOfAWord, level, "MultipleChoice");
const wordOf = (text: string) => english.words.find((word) => word.text === text);
const targetOf = ({ stimulus }: MultipleChoiceView) => {
  const [heard] = stimulus.flatMap((one) => (one.kind === "audio" ? [one.speech.text] : []));
  return wordOf(heard ?? "");
};
const choicesOf = ({ questions: [question] }: MultipleChoiceView) => question?.choices ?? [];
const answerOf = ({ questions: [question] }: MultipleChoiceView) => question?.answer;

/** The ids of the choices whose word is like the target in this respect. */
const alike = (view: MultipleChoiceView, by: "rhyme" | "firstSound") =>
  choicesOf(view)
    .filter(({ value }) => wordOf(value)?.[by] === targetOf(view)?.[by])
    .map(({ id }) => id);

describe.each([1, 4])("level %i asks for a rhyme", (level) => {
  test("one word alone rhymes, and it is another word", () => {
    for (const view of atLevel(level)) {
      expect(alike(view, "rhyme")).toEqual([answerOf(view)]);
      expect(answerOf(view)).not.toBe(targetOf(view)?.id);
    }
  });
});

describe.each([2, 5])("level %i asks for the first sound", (level) => {
  test("one word alone starts with it, whatever the letter", () => {
    for (const view of atLevel(level)) expect(alike(view, "firstSound")).toEqual([answerOf(view)]);
  });
});

describe.each([3, 6])("level %i asks for syllables", (level) => {
  test("the number is that of the word, and each number is right at times", () => {
    const views = atLevel(level);
    for (const view of views) expect(answerOf(view)).toBe(String(targetOf(view)?.syllables));
    const numbers = new Set(views.map(answerOf));
    expect(numbers.size).toBe(choicesOf(views[0] as MultipleChoiceView).length);
  });
});

/** The right answers of three blocks in which no word occurs twice. */
function answersOfAWeek(level: number, week: number): (string | null | undefined)[] {
  let history: string[] = [];
  return ["Monday", "Wednesday", "Friday"].flatMap((day) => {
    const line = { taskType: soundsOfAWord, level, count: 9, history };
    const items = buildSession([line], { seed: `${day} of ${week}`, content: english });
    history = [...items.map(({ key }) => key), ...history];
    return items.map(({ view }) => answerOf(viewOf(view, "MultipleChoice")));
  });
}

test.each([3, 6])("at level %i each number is right again and again in a week", (level) => {
  const answers = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((week) => answersOfAWeek(level, week));
  const [view] = atLevel(level);
  for (const { id } of choicesOf(view as MultipleChoiceView)) {
    const share = answers.filter((answer) => answer === id).length / answers.length;
    expect(share, `${id} beats`).toBeGreaterThan(0.15);
  }
});

/** How often the word is right that stands out by a measure: the largest, or one of those as large. */
function rightByMeasure(level: number, measure: (word: Word, target: Word) => number): number {
  const shares = atLevel(level).map((view) => {
    const target = targetOf(view)!;
    const scored = choicesOf(view).map(({ id, value }) => ({
      id,
      size: measure(wordOf(value)!, target),
    }));
    const largest = Math.max(...scored.map(({ size }) => size));
    const guessed = scored.filter(({ size }) => size === largest);
    return guessed.some(({ id }) => id === answerOf(view)) ? 1 / guessed.length : 0;
  });
  return mean(shares);
}

describe.each([1, 2, 5])("at level %i its length does not tell the right word", (level) => {
  test.each([
    ["shortest", ({ text }: Word) => -text.length],
    ["longest", ({ text }: Word) => text.length],
    ["one with fewest beats", ({ syllables }: Word) => -syllables],
    [
      "one with as many beats as the word",
      (a: Word, b: Word) => Number(a.syllables === b.syllables),
    ],
  ])("nor is it the %s more often than chance", (_, measure) => {
    const [view] = atLevel(level);
    const chance = 1 / choicesOf(view!).length;
    expect(rightByMeasure(level, measure)).toBeLessThan(chance + 0.1);
  });
});

test("what there is to choose from can be heard, too", () => {
  for (const view of atLevel(4))
    for (const { text, speech } of choicesOf(view)) expect(speech?.text).toBe(text);
});

test("the second round has more choices and harder words than the first", () => {
  const choices = (level: number) => mean(atLevel(level).map((view) => choicesOf(view).length));
  const effort = (level: number) => mean(itemsOf(soundsOfAWord, level).map((item) => item.effort));
  for (const level of [1, 2, 3]) {
    expect(choices(level + 3)).toBeGreaterThan(choices(level));
    expect(effort(level + 3), `level ${level + 3}`).toBeGreaterThan(effort(level));
  }
});
