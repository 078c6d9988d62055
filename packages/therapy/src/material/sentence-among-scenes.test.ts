import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { sentenceLevels } from "./sentence-among-scenes.ts";
import { sentenceToPicture } from "./sentence-to-picture.ts";
import { spokenSentenceToPicture } from "../task-types/spoken-sentence-to-picture.ts";
import { mean } from "../testing/arithmetic.ts";
import { drawnViews } from "../testing/drawn-items.ts";
import { chanceOfLikest, placesApart } from "../testing/guesses.ts";

const allLevels = sentenceLevels.map((_, index) => index + 1);
const sentenceOf = (text: string) => english.sentences.find((sentence) => sentence.text === text);

const read = (level: number) =>
  drawnViews(sentenceToPicture, level, "MultipleChoice").map((view) => {
    const [shown] = view.stimulus;
    const sentence = sentenceOf(shown?.kind === "text" ? shown.text : "");
    if (!sentence) throw new TypeError("the stimulus is no sentence");
    return { view, sentence, scenes: view.questions[0]?.choices.map(({ value }) => value) ?? [] };
  });

describe.each(allLevels)("level %i", (level) => {
  test("the scene that the sentence is true of is the right one, among scenes that differ", () => {
    for (const { view, sentence, scenes } of read(level)) {
      expect(view.questions[0]?.answer).toBe(sentence.scene);
      expect(scenes.filter((scene) => scene === sentence.scene)).toHaveLength(1);
      expect(view.answerText).toBe(sentence.text);
    }
  });

  test("no picture is named to a screen reader", () => {
    for (const { view } of read(level))
      expect(view.questions[0]?.choices.map(({ label }) => label)).toEqual(
        view.questions[0]?.choices.map((_, index) => `Picture ${index + 1}`),
      );
  });

  test("a spoken sentence is heard before the pictures can be touched; a written one is read", () => {
    for (const { stimulus, instructions } of drawnViews(
      spokenSentenceToPicture,
      level,
      "MultipleChoice",
    )) {
      expect(stimulus.map(({ kind }) => kind)).toEqual(["audio"]);
      expect(instructions.choiceCoverText).toBe("Listen first.");
    }
    for (const { view } of read(level)) {
      expect(view.stimulus.map(({ kind }) => kind)).toEqual(["text"]);
      expect(view.instructions.choiceCoverText).toBeUndefined();
    }
  });
});

test("active sentences come first, then places, then who-does-what that can be turned round", () => {
  const structures = allLevels.map((level) => [
    ...new Set(read(level).map(({ sentence }) => sentence.structure)),
  ]);
  expect(structures.flat()).toEqual([
    "active",
    "active",
    "active",
    "locative",
    "reversible",
    "passive",
    "cleft",
    "relative",
  ]);
});

test("at first the other pictures share nothing with the sentence", () => {
  for (const { sentence, scenes } of read(1)) {
    const others = scenes.filter((scene) => scene !== sentence.scene);
    for (const other of others)
      for (const term of sentence.about) expect(other.split("-")).not.toContain(term);
  }
});

test("from level 5 on the same two with their roles turned round are always there", () => {
  for (const { sentence, scenes } of [5, 6, 7, 8].flatMap(read))
    expect(scenes).toContain(sentence.foils.find(({ differs }) => differs === "roles")?.scene);
});

/** A picture by what it shows: who does what to whom. */
const shownIn = (scene = "") => scene.split("-");

test.each([
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 4],
  [8, 4],
])("at level %i the picture most like the other %i is right as seldom as any", (level, count) => {
  const chances = read(level).map(({ sentence, scenes }) => {
    const shown = scenes.map(shownIn);
    const right = shown[scenes.indexOf(sentence.scene)] ?? [];
    return chanceOfLikest(right, shown, placesApart);
  });
  expect(mean(chances)).toBeCloseTo(1 / count);
});

test("at level 2 the same person does three things, with three different objects", () => {
  for (const { scenes } of read(2)) {
    const [, deeds, objects, who] = [0, 1, 2, 3].map(
      (part) => new Set(scenes.map((scene) => shownIn(scene)[part])),
    );
    expect([deeds?.size, objects?.size, who?.size]).toEqual([3, 3, 1]);
  }
});
