import { describe, expect, test } from "vitest";
import { picture } from "../pictures.ts";
import { gradeOf, longSentences } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { type SceneDifference, type Sentence, sentenceStructures } from "../types.ts";
import { sentences } from "./sentences.ts";

const ofStructure = (structure: Sentence["structure"]) =>
  sentences.filter((sentence) => sentence.structure === structure);

test("every structure has sentences enough for months of practice", () => {
  expect(sentences.length).toBeGreaterThanOrEqual(150);
  const counts = sentenceStructures.map((structure) => ofStructure(structure).length);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(50);
});

test("a sentence stands once, and no two of a structure tell the same scene", () => {
  expect(repeated(sentences.map(({ id }) => id))).toEqual([]);
  expect(repeated(sentences.map(({ text }) => text))).toEqual([]);
  for (const structure of sentenceStructures) {
    const told = ofStructure(structure).map(({ scene, text }) => `${scene} ${text}`);
    expect(repeated(told)).toEqual([]);
  }
});

test("every sentence has at least 3 foils, each another picture than its own and than the others", () => {
  for (const { text, scene, foils } of sentences) {
    expect(foils.length, text).toBeGreaterThanOrEqual(3);
    const pictures = [scene, ...foils.map((foil) => foil.scene)].map(picture);
    expect(repeated(pictures), text).toEqual([]);
  }
});

test("sentences are plain and short enough to be held in mind", () => {
  const texts = sentences.map(({ text }) => text);
  expect(texts.flatMap(longSentences)).toEqual([]);
  for (const structure of sentenceStructures) {
    const told = ofStructure(structure).map(({ text }) => text);
    expect(gradeOf(told.join(" ")), structure).toBeLessThanOrEqual(6);
  }
  expect(texts.filter((text) => !/^[A-Z][a-z ]+\.$/.test(text))).toEqual([]);
});

describe("what makes a sentence hard is who does it to whom", () => {
  const differences = (structure: Sentence["structure"]) =>
    ofStructure(structure).map(({ foils }) => foils.map(({ differs }) => differs));
  const all = (structure: Sentence["structure"], difference: SceneDifference) =>
    differences(structure).every((list) => list.includes(difference));

  test.each(["reversible", "passive", "cleft", "relative"] as const)(
    "%s sentences can be told the other way round",
    (structure) => expect(all(structure, "roles")).toBe(true),
  );

  test("an apple cannot eat a man", () => {
    expect(differences("active").flat()).not.toContain("roles");
  });

  test("a reversed scene is the scene of the reversed sentence", () => {
    for (const { text, foils } of ofStructure("reversible")) {
      const [, doer, verb, other] = /^The (\w+) is (.+) the (\w+)\.$/.exec(text) ?? [];
      const reversed = ofStructure("reversible").find(
        (sentence) => sentence.text === `The ${other} is ${verb} the ${doer}.`,
      );
      expect(foils.find(({ differs }) => differs === "roles")?.scene, text).toBe(reversed?.scene);
    }
  });

  test("active, passive and cleft sentences tell about the same scenes", () => {
    const scenes = (structure: Sentence["structure"]) =>
      ofStructure(structure).map(({ scene }) => scene);
    expect(scenes("passive")).toEqual(scenes("reversible"));
    expect(scenes("cleft")).toEqual(scenes("reversible"));
  });

  test("of the other scenes none shows what the sentence says: cook and farmer are men, too", () => {
    const men = ["man", "cook", "farmer"];
    const isCalled = (asked = "", shown = "") =>
      asked === "man" ? men.includes(shown) : asked === shown;
    const isToldBy = (asked: string, shown: string) => {
      const [, verb, doer, other] = asked.split("-");
      const [, shownVerb, shownDoer, shownOther] = shown.split("-");
      return verb === shownVerb && isCalled(doer, shownDoer) && isCalled(other, shownOther);
    };
    const told = (["reversible", "passive", "cleft"] as const).flatMap(ofStructure);
    const doubtful = told.filter(({ scene, foils }) => foils.some((f) => isToldBy(scene, f.scene)));
    expect(doubtful.map(({ text }) => text)).toEqual([]);
  });

  test("a relative clause is true or false apart from its main clause", () => {
    for (const { foils } of ofStructure("relative"))
      expect(foils.map(({ differs }) => differs)).toEqual([
        "roles",
        "attribute",
        "roles and attribute",
      ]);
  });
});
