import { expect, test } from "vitest";
import { drawnItems, drawnViews } from "../testing/drawn-items.ts";
import { facesAndFeelings } from "./faces-and-feelings.ts";

test.each([1, 2, 3, 4, 5])("at level %i a face has one name, or a name one face", (level) => {
  const views = drawnViews(facesAndFeelings, level, "MultipleChoice");
  const naming = views.filter(({ stimulus }) => stimulus.length === 1);
  expect(naming.length).toBeGreaterThan(10);
  expect(naming.length).toBeLessThan(40);
  for (const view of views) {
    const [question] = view.questions;
    const right = question?.choices.find(({ id }) => id === question.answer);
    const named = naming.includes(view)
      ? right?.text
      : /feels (\w+)/.exec(view.instructions.text)?.[1];
    expect(view.answerText).toBe(`This person feels ${named?.toLowerCase()}.`);
  }
});

test("feelings that faces confuse stand beside one another at higher levels alone", () => {
  const beside = (level: number) =>
    drawnItems(facesAndFeelings, level).filter(({ key, view }) => {
      if (!key.startsWith("name afraid") || view.templateName !== "MultipleChoice") return false;
      return view.questions[0]?.choices.some(({ id }) => id === "surprised");
    }).length;
  expect(beside(2)).toBe(0);
  expect(beside(5)).toBeGreaterThan(0);
});

test("no person with the same feeling comes again before all have", () => {
  const history: string[] = [];
  for (let count = 0; count < 96; count++) {
    const [item] = drawnItems(facesAndFeelings, 1, { count: 1, history });
    expect(history).not.toContain(item?.key);
    history.unshift(item?.key ?? "");
  }
});
