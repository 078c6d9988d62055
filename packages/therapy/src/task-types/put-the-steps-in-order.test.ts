import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnItems, drawnViews } from "../testing/drawn-items.ts";
import { putTheStepsInOrder } from "./put-the-steps-in-order.ts";

const viewsAt = (level: number) => drawnViews(putTheStepsInOrder, level, "SequenceCompletion");

function activityOf(view: ReturnType<typeof viewsAt>[number]) {
  const [shown] = view.stimulus;
  const title = shown?.kind === "text" ? shown.text : "";
  return english.activities.find((activity) => activity.title === title);
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "at level %i the answer is the order of the activity",
  (level) => {
    for (const view of viewsAt(level)) {
      const steps = activityOf(view)?.steps.map(({ text }) => text) ?? [];
      expect(view.answers).toEqual(steps.filter((text) => view.answers.includes(text)));
      expect(view.answers).toHaveLength(view.placeholders.length);
    }
  },
);

test("the first levels ask for core steps only", () => {
  for (const view of viewsAt(1)) {
    const core = activityOf(view)?.steps.filter((step) => step.core) ?? [];
    expect(core.map(({ text }) => text)).toEqual(expect.arrayContaining(view.answers));
  }
});

test("steps never lie in the right order already", () => {
  for (const view of viewsAt(1))
    expect(view.choices.map(({ value }) => value)).not.toEqual(view.answers);
});

test("at the top level 2 of the choices do not belong", () => {
  for (const view of viewsAt(8)) {
    const foils = view.choices.map(({ value }) => value).filter((v) => !view.answers.includes(v));
    expect(foils).toHaveLength(2);
    expect(activityOf(view)?.foils).toEqual(expect.arrayContaining(foils));
  }
});

test("an activity met lately comes again only when all others have been met", () => {
  const [met, ...others] = english.activities.map(({ id }) => id);
  const items = drawnItems(putTheStepsInOrder, 3, { history: others.map((id) => `${id} 0 2 3`) });
  expect(new Set(items.map(({ key }) => key.split(" ")[0]))).toEqual(new Set([met]));
});
