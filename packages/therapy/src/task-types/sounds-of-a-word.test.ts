import { english } from "@regain/content/en/content";
import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
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

/** The ids of the choices whose word is like the target in this. */
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
