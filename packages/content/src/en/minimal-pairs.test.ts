import { expect, test } from "vitest";
import { repeated } from "../testing/repeated.ts";
import { minimalPairs } from "./minimal-pairs.ts";
import { consonants, featuresApart } from "./speech-sounds.ts";

test("there are 120 pairs or more, each once and of two words", () => {
  expect(minimalPairs.length).toBeGreaterThanOrEqual(120);
  expect(repeated(minimalPairs.map(({ words }) => words.toSorted().join(" ")))).toEqual([]);
  const odd = minimalPairs.filter(
    ({ words: [one, other] }) =>
      one === other || !/^[a-z]{2,6}$/.test(one) || !/^[a-z]{2,6}$/.test(other),
  );
  expect(odd).toEqual([]);
});

test("sounds are compared by their features", () => {
  const apart = (one: keyof typeof consonants, other: keyof typeof consonants) =>
    featuresApart(consonants[one], consonants[other]);
  expect(apart("p", "b")).toBe(1);
  expect(apart("p", "g")).toBe(2);
  expect(apart("m", "s")).toBe(3);
});

test("each place in the word and each distance has pairs enough to practise", () => {
  for (const place of ["first", "last", "vowel"] as const)
    for (const distance of [1, 2]) {
      const pairs = minimalPairs.filter(
        (pair) => pair.place === place && pair.featuresDiffering === distance,
      );
      expect(pairs.length, `${place} ${distance}`).toBeGreaterThanOrEqual(9);
    }
  const far = minimalPairs.filter(({ featuresDiffering }) => featuresDiffering === 3);
  expect(far.length).toBeGreaterThanOrEqual(30);
});

test("a pair shares all but the sound in its place", () => {
  const firsts = minimalPairs.filter(({ place }) => place === "first");
  const rhymes = firsts.filter(({ words: [one, other] }) => one.at(-1) === other.at(-1));
  expect(rhymes.length / firsts.length).toBeGreaterThan(0.8);
  const others = minimalPairs.filter(({ place }) => place !== "first");
  const starts = others.filter(({ words: [one, other] }) => one[0] === other[0]);
  expect(starts.length / others.length).toBeGreaterThan(0.85);
});
