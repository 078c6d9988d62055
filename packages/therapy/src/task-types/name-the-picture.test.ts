import { english } from "@regain/content/en/content";
import { describe, expect, test } from "vitest";
import { spokenForm } from "../spelling.ts";
import { viewsOf } from "../testing/items.ts";
import { nameThePicture } from "./name-the-picture.ts";

describe.each(nameThePicture.levels.map((_, index) => index + 1))("level %i", (level) => {
  const views = viewsOf(nameThePicture, level, "Production");

  test("offers help that gives away more and more: meaning, first sound, first letter, the word", () => {
    const types = views.map(({ cues }) => cues.map(({ type }) => type).join(" "));
    expect(new Set(types)).toContain("semantic phonemic graphemic full");
    for (const { cues, answers } of views) expect(cues.at(-1)?.text).toBe(answers[0]);
  });

  test("shows a picture that has no name for a screen reader", () => {
    for (const { stimulus } of views)
      expect(stimulus).toMatchObject([{ kind: "image", alt: "The picture to name" }]);
  });

  test("takes the picture's other names for right, too", () => {
    for (const { answers } of views) {
      const word = english.words.find(({ text }) => text === answers[0]);
      expect(answers).toEqual(expect.arrayContaining(word?.synonyms.map(spokenForm) ?? []));
    }
  });
});
