import type { MultipleChoiceView } from "@regain/contract/entities/task-view";
import { expect, test } from "vitest";
import { viewsOf } from "../testing/items.ts";
import { drawnItems, drawnViews } from "../testing/drawn-items.ts";
import { countWhileYouListen } from "./count-while-you-listen.ts";

function framesOf({ study }: MultipleChoiceView) {
  const [stream] = study?.stimulus ?? [];
  return stream?.kind === "stream" ? stream.frames : [];
}

test.each([1, 3, 5])("at level %i the answers are what the two streams hold", (level) => {
  for (const view of drawnViews(countWhileYouListen, level, "MultipleChoice")) {
    const [heard, seen] = view.questions;
    const word = /“(.+)”/.exec(heard?.text ?? "")?.[1];
    const [shown] = seen?.stimulus ?? [];
    const shape = shown?.kind === "image" ? JSON.stringify(shown.image) : "";
    const frames = framesOf(view);
    const times = (count: number) => String(count);
    expect(heard?.answer).toBe(times(frames.filter(({ speech }) => speech?.text === word).length));
    expect(seen?.answer).toBe(
      times(frames.filter(({ image }) => JSON.stringify(image) === shape).length),
    );
    for (const { choices, answer } of view.questions)
      expect(choices.map(({ id }) => id)).toContain(answer);
  }
});

test.each([
  [1, 3],
  [2, 4],
  [3, 4],
  [4, 5],
  [5, 5],
])("at level %i all of the %i words and shapes come", (level, kinds) => {
  const short = drawnViews(countWhileYouListen, level, "MultipleChoice")
    .map(framesOf)
    .filter(
      (frames) =>
        new Set(frames.map(({ speech }) => speech?.text)).size !== kinds ||
        new Set(frames.map(({ image }) => JSON.stringify(image))).size !== kinds,
    );
  expect(short).toEqual([]);
});

test("each frame is heard and seen at once, and what to count is said before", () => {
  for (const view of drawnViews(countWhileYouListen, 2, "MultipleChoice")) {
    for (const { speech, image } of framesOf(view)) {
      expect(speech?.text).not.toBe("");
      expect(image).toBeDefined();
    }
    const word = /“(.+)”/.exec(view.questions[0]?.text ?? "")?.[0];
    expect(view.instructions.text).toContain(word);
  }
});

test.each([1, 2, 3, 4, 5])(
  "at level %i none is a choice, and every count that comes is in each row of choices",
  (level) => {
    const questions = viewsOf(countWhileYouListen, level, "MultipleChoice").flatMap(
      (view) => view.questions,
    );
    const counts = new Set(questions.map(({ answer }) => answer));
    for (const { choices } of questions) {
      const offered = choices.map(({ id }) => id);
      expect(offered).toHaveLength(5);
      expect(offered).not.toContain("0");
      expect([...counts].filter((count) => !offered.includes(String(count)))).toEqual([]);
    }
  },
);

test("how often they come is no reason to come first in a block", () => {
  const items = drawnItems(countWhileYouListen, 1, { count: 200 });
  const byWord = Map.groupBy(items, ({ key }) => key.split(" ")[0]);
  for (const [word, alike] of byWord)
    expect(new Set(alike.map(({ effort }) => effort)).size, word).toBe(1);
});
