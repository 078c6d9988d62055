import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnItems, drawnViews } from "../testing/drawn-items.ts";
import { readAndAnswer } from "./read-and-answer.ts";

const viewsAt = (level: number) => drawnViews(readAndAnswer, level, "MultipleChoice");
const levels = [1, 2, 3, 4, 5, 6, 7, 8];

const textOf = ({ stimulus }: ReturnType<typeof viewsAt>[number]) =>
  stimulus[0]?.kind === "text" ? stimulus[0].text : "";

test.each(levels)("at level %i a paragraph stays in sight while it is asked about", (level) => {
  for (const view of viewsAt(level)) {
    const paragraph = english.passages.find(({ text }) => text === textOf(view));
    expect(paragraph?.kind).toBe("paragraph");
    expect(view.study).toBeUndefined();
    const answers = view.questions.map(
      ({ choices, answer }) => choices.find(({ id }) => id === answer)?.text,
    );
    const asked = paragraph?.questions.filter(({ text }) =>
      view.questions.some((question) => question.text === text),
    );
    expect(answers).toEqual(asked?.map(({ answer }) => answer));
    expect(view.answerText).toContain(answers[0]);
  }
});

test("each level has more to read, to answer or to choose from than the one before", () => {
  const loads = levels.map((level) => {
    const views = viewsAt(level);
    const [{ questions } = { questions: [] }] = views;
    const words = views.reduce((sum, view) => sum + textOf(view).split(" ").length, 0);
    return { words: words / views.length, asked: questions.length };
  });
  for (const [index, harder] of loads.slice(1).entries()) {
    const easier = loads[index];
    const isLonger = harder.words > (easier?.words ?? 0) + 15;
    expect(isLonger || harder.asked > (easier?.asked ?? 0), `level ${index + 2}`).toBe(true);
  }
});

test("12 paragraphs are read before one comes again", () => {
  const met: string[] = [];
  for (let count = 0; count < 12; count++) {
    const [item] = drawnItems(readAndAnswer, 5, { count: 1, history: met.toReversed() });
    met.push(item?.key ?? "");
  }
  expect(new Set(met.map((key) => key.split(" ")[0])).size).toBe(12);
});
