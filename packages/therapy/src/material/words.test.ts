import { english } from "@regain/content/en/content";
import type { Word } from "@regain/content/types";
import { describe, expect, test } from "vitest";
import { createRng } from "../rng.ts";
import { wordCalled } from "../testing/words.ts";
import { effortOf, type FoilKind, isSameThing, pickFoils, wordsIn, wordsToSpell } from "./words.ts";

const { words } = english;
const manyFoils = (target: Word, kind: FoilKind, count = 3) =>
  Array.from({ length: 30 }, (_, seed) =>
    pickFoils(createRng(`foils ${seed}`), target, words, count, [kind]),
  );

const idsOf = (list: readonly Word[]) => new Set(list.map(({ id }) => id));

describe("words as hard as asked for", () => {
  test("lie between both limits", () => {
    const efforts = wordsIn(words, { minEffort: 5, maxEffort: 6 }).map(effortOf);
    expect(new Set(efforts)).toEqual(new Set([5, 6]));
  });

  test("are of letters alone where they are to be spelled", () => {
    const odd = [
      { ...wordCalled("cat"), text: "t-shirt" },
      { ...wordCalled("cat"), text: "ice cream" },
    ];
    const range = { minEffort: 0, maxEffort: 99, minLetters: 3, maxLetters: 20 };
    expect(wordsToSpell([...odd, wordCalled("cat")], range)).toEqual([wordCalled("cat")]);
    expect(wordsToSpell([wordCalled("cat")], { ...range, minLetters: 4 })).toEqual([]);
  });
});

describe("foils", () => {
  test("are never the word, one another, or another name of the same thing", () => {
    for (const target of words) {
      const foils = pickFoils(createRng(target.id), target, words, 5, [
        "category",
        "look",
        "sound",
      ]);
      const shown = [target, ...foils];
      expect(new Set(shown.map(({ text }) => text)).size).toBe(6);
      expect(new Set(shown.map(({ picture }) => picture)).size).toBe(6);
      for (const foil of foils) {
        expect(target.synonyms).not.toContain(foil.text);
        expect(foil.synonyms).not.toContain(target.text);
      }
    }
  });

  test("are never a picture in which the word is to be seen too", () => {
    const pairs = [
      ["knife", "plate"],
      ["thread", "needle"],
      ["wheel", "car"],
    ] as const;
    for (const [target, shows] of pairs)
      for (const [one, other] of [
        [target, shows],
        [shows, target],
      ] as const) {
        const foils = (["category", "sound", "unrelated"] as const).flatMap((kind) =>
          manyFoils(wordCalled(one), kind, 5).flat(),
        );
        expect(idsOf(foils)).not.toContain(other);
      }
  });

  test.each([
    ["wheel", "suitcase"],
    ["spoon", "chef"],
    ["rice", "sushi"],
    ["door", "school"],
    ["star", "coin"],
    ["man", "doctor"],
    ["woman", "teacher"],
    ["candy", "lollipop"],
  ])("%s does not stand beside %s, whose picture shows it", (shown, shows) => {
    expect(isSameThing(wordCalled(shown), wordCalled(shows))).toBe(true);
    expect(idsOf(manyFoils(wordCalled(shown), "category", 5).flat())).not.toContain(shows);
  });

  test("of the same category share it, unrelated ones do not", () => {
    const cat = wordCalled("cat");
    for (const foil of manyFoils(cat, "category").flat()) expect(foil.category).toBe(cat.category);
    for (const foil of manyFoils(cat, "unrelated").flat())
      expect(foil.category).not.toBe(cat.category);
  });

  test("that sound alike share the rhyme or the first sound, however they are spelled", () => {
    const sounding = idsOf(manyFoils(wordCalled("bear"), "sound").flat());
    expect(sounding).toContain("chair");
    expect(sounding).not.toContain("star");
  });

  test("that look alike share their letters, however they are said", () => {
    const looking = idsOf(manyFoils(wordCalled("bear"), "look").flat());
    expect(looking).toContain("gear");
    expect(looking).not.toContain("chair");
  });

  test("stand in twos where one is of the category of the one before it", () => {
    const kinds: readonly FoilKind[] = ["category", "unrelated", "alongside"];
    for (const target of words) {
      const foils = pickFoils(createRng(target.id), target, words, 3, kinds);
      const [same, other, beside] = foils.map(({ category }) => category);
      expect(same).toBe(target.category);
      expect(other).not.toBe(target.category);
      expect(beside).toBe(other);
    }
  });

  test("fall back on any other word where a kind runs out", () => {
    const pair = [wordCalled("cat"), wordCalled("dog"), wordCalled("hammer")];
    const foils = pickFoils(createRng("few"), wordCalled("cat"), pair, 2, ["category"]);
    expect(foils.map(({ id }) => id).toSorted()).toEqual(["dog", "hammer"]);
    expect(() => pickFoils(createRng("none"), wordCalled("cat"), pair, 3, ["category"])).toThrow(
      RangeError,
    );
  });
});
