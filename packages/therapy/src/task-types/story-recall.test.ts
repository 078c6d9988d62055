import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { storyRecall } from "./story-recall.ts";

const viewsAt = (level: number) => drawnViews(storyRecall, level, "MultipleChoice");

test.each([1, 2, 3, 4, 5, 6])(
  "at level %i the story is heard first and gone when it is asked about",
  (level) => {
    for (const view of viewsAt(level)) {
      const [player] = view.study?.stimulus ?? [];
      const heard = player?.kind === "audio_player" ? player.speech.text : "";
      const story = english.passages.find(({ text }) => text === heard);
      expect(story?.kind).toBe("story");
      expect(view.stimulus).toEqual([]);
      expect(view.questions.flatMap(({ stimulus }) => stimulus)).toEqual([]);
      expect(view.answerText).toContain(story?.facts[0]);
    }
  },
);

test("from level 3 on the questions come later and later", () => {
  const delays = [1, 2, 3, 4, 5, 6].map((level) => viewsAt(level)[0]?.delay?.ms);
  expect(delays).toEqual([undefined, undefined, 30_000, 60_000, 120_000, 180_000]);
});

test("there is enough to do meanwhile, and it has nothing to do with the story", () => {
  for (const { delay, study } of viewsAt(6)) {
    expect(delay?.tasks.length).toBeGreaterThanOrEqual(40);
    for (const { text } of delay?.tasks ?? []) expect(text).toMatch(/^(Touch|Which) /);
    expect(study?.text).toContain("later");
  }
});
