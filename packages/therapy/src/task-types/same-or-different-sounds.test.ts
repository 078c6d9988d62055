import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { buildSession } from "../session.ts";
import { viewOf } from "../testing/drawn-items.ts";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { sameOrDifferentSounds } from "./same-or-different-sounds.ts";

const allLevels = sameOrDifferentSounds.levels.map((_, index) => index + 1);
const atLevel = (level: number) =>
  viewsOf(sameOrDifferentSounds, level, "MultipleChoice").map((view) => ({
    heard: view.stimulus.map((one) => (one.kind === "audio" ? one.speech.text : "")),
    answer: view.questions[0]?.answer,
    view,
  }));

const pairOf = (heard: readonly string[]) =>
  english.minimalPairs.find(({ words }) => words.every((word) => heard.includes(word)));

describe.each(allLevels)("level %i", (level) => {
  test("two words are heard, and nothing is to be seen before they end", () => {
    for (const { heard, view } of atLevel(level)) {
      expect(heard).toHaveLength(2);
      expect(view.instructions.choiceCoverText).toBeDefined();
    }
  });

  test("no word is heard that a button says", () => {
    for (const { heard, view } of atLevel(level)) {
      const says = view.questions[0]?.choices.map(({ text = "" }) => text.toLowerCase()) ?? [];
      expect(says).not.toContain(heard[0]);
      expect(says).not.toContain(heard[1]);
    }
  });

  test("they are the same exactly where the answer says so, about half of the time", () => {
    const items = atLevel(level);
    for (const { heard, answer } of items)
      expect(answer).toBe(heard[0] === heard[1] ? "same" : "different");
    const same = items.filter(({ answer }) => answer === "same").length;
    expect(same / items.length).toBeGreaterThan(0.35);
    expect(same / items.length).toBeLessThan(0.65);
  });
});

/** How many features different words of a level differ in. */
const featuresAt = (level: number) =>
  new Set(
    atLevel(level)
      .filter(({ answer }) => answer === "different")
      .map(({ heard }) => pairOf(heard)?.featuresDiffering),
  );

test("different words come closer: in 3 features at first, in 1 at last", () => {
  expect(featuresAt(1)).toEqual(new Set([3]));
  expect(featuresAt(5)).toEqual(new Set([1]));
});

test("what sounds closer takes more effort", () => {
  const efforts = (level: number) =>
    new Set(itemsOf(sameOrDifferentSounds, level).map((i) => i.effort));
  expect(efforts(1)).toEqual(new Set([1]));
  expect(efforts(3)).toEqual(new Set([1, 2]));
  expect(efforts(5)).toEqual(new Set([3]));
});

test.each(allLevels)(
  "at level %i the same word twice comes no more often first or last in a block",
  (level) => {
    const blocks = Array.from({ length: 200 }, (_, block) =>
      buildSession([{ taskType: sameOrDifferentSounds, level, count: 5, history: [] }], {
        seed: `block ${block}`,
        content: english,
      }).map(({ view }) => viewOf(view, "MultipleChoice").questions[0]?.answer),
    );
    for (const at of [0, -1]) {
      const same = blocks.filter((answers) => answers.at(at) === "same").length;
      expect(same / blocks.length).toBeGreaterThan(0.35);
      expect(same / blocks.length).toBeLessThan(0.65);
    }
  },
);
