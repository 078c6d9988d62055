import { expect, test } from "vitest";
import { secondsAt, type TaskType } from "../task-type.ts";
import { messagesAndAnnouncements } from "../task-types/messages-and-announcements.ts";
import { readAndAnswer } from "../task-types/read-and-answer.ts";
import { shoppingList } from "../task-types/shopping-list.ts";
import { storyRecall } from "../task-types/story-recall.ts";
import { drawnViews } from "../testing/drawn-items.ts";
import { passagePace } from "./passages.ts";

/** Seconds to hear or read a text. */
const secondsFor = (text: string, pace: number): number => (text.split(/\s+/).length / pace) * 60;

const timed: readonly (readonly [TaskType, keyof typeof passagePace])[] = [
  [readAndAnswer, "read"],
  [messagesAndAnnouncements, "heard"],
  [storyRecall, "heard"],
];

test.each(timed)(
  "what $systemName takes follows its passages, questions and delay",
  (type, way) => {
    const pace = passagePace[way];
    for (const level of type.levels.keys()) {
      const views = drawnViews(type, level + 1, "MultipleChoice");
      const needed = views.map(({ stimulus, study, questions, delay }) => {
        const [first] = [...(study?.stimulus ?? []), ...stimulus];
        const text = first?.kind === "text" ? first.text : undefined;
        const said = first?.kind === "audio_player" ? first.speech.text : "";
        return secondsFor(text ?? said, pace) + questions.length * 10 + (delay?.ms ?? 0) / 1_000;
      });
      const mean = needed.reduce((sum, one) => sum + one, 0) / needed.length;
      const told = secondsAt(type, level + 1);
      expect(told / mean, `level ${level + 1}`).toBeGreaterThan(0.8);
      expect(told / mean, `level ${level + 1}`).toBeLessThan(1.25);
    }
  },
);

test("a shopping list takes longer by its things and by the time that passes", () => {
  const told = [...shoppingList.levels.keys()].map((level) => secondsAt(shoppingList, level + 1));
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  for (const [level, seconds] of told.entries())
    for (const { delay, answers } of drawnViews(shoppingList, level + 1, "MemorySequence")) {
      const without = seconds - (delay?.ms ?? 0) / 1_000;
      expect(without / answers.length).toBeGreaterThan(5);
      expect(without / answers.length).toBeLessThanOrEqual(10);
    }
});
