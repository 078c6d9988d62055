import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { arrowsInARow } from "./arrows-in-a-row.ts";

/** The first corner of an arrow's path is at its tail: left of the middle when it points right. */
function directionOf(path: string | undefined): "left" | "right" {
  const across = (path?.match(/[ML]([\d.]+)/g) ?? []).map((step) => Number(step.slice(1)));
  const middle = (Math.min(...across) + Math.max(...across)) / 2;
  return (across[0] ?? 0) < middle ? "right" : "left";
}

function directionsOf({ stimulus: [shown] }: MultipleChoiceView["questions"][number]) {
  if (shown?.kind !== "image" || !("figure" in shown.image)) return [];
  return shown.image.figure.parts.map(({ path }) => directionOf(path));
}

/** How many rows have outer arrows against the middle one. */
const conflictsIn = ({ questions }: MultipleChoiceView) =>
  questions.filter((question) => new Set(directionsOf(question)).size > 1).length;

test.each([1, 2, 3, 4, 5])("at level %i the middle arrow of five is the answer", (level) => {
  for (const { questions } of drawnViews(arrowsInARow, level, "MultipleChoice"))
    for (const question of questions) {
      const directions = directionsOf(question);
      expect(directions).toHaveLength(5);
      expect(directions[2]).toBe(question.answer);
    }
});

test("rows agree first, then none does, then half of them do at a faster pace", () => {
  const shares = [1, 2, 3, 4, 5].map((level) => {
    const [view] = drawnViews(arrowsInARow, level, "MultipleChoice");
    return view ? conflictsIn(view) / view.questions.length : undefined;
  });
  expect(shares).toEqual([0, 1, 0.5, 0.5, 0.5]);
});

test("either side is right about as often, and neither more than three times running", () => {
  for (const { questions } of drawnViews(arrowsInARow, 5, "MultipleChoice")) {
    const answers = questions.map(({ answer }) => answer).join(" ");
    expect(answers.match(/left/g)).toHaveLength(8);
    expect(answers).not.toMatch(/(left ?){4}|(right ?){4}/);
  }
});
