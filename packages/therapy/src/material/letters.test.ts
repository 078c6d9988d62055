import { expect, test } from "vitest";
import { drawString, letters, lookalikesOf, nearStrings, unlikeOf } from "./letters.ts";
import { createRng } from "../rng.ts";

test("letters look alike in one case that do not in the other", () => {
  expect(lookalikesOf("b", "lower")).toContain("d");
  expect(lookalikesOf("e", "upper")).toContain("f");
  expect(lookalikesOf("e", "lower")).not.toContain("f");
});

test("every letter has 4 lookalikes or more in each case, and 8 that are unlike it", () => {
  for (const letter of letters)
    for (const letterCase of ["upper", "lower"] as const) {
      const near = lookalikesOf(letter, letterCase);
      expect(near.length, `${letter} ${letterCase}`).toBeGreaterThanOrEqual(4);
      expect(near).not.toContain(letter);
      expect(letters).toEqual(expect.arrayContaining(near));
      expect(unlikeOf(letter, letterCase).length).toBeGreaterThanOrEqual(8);
    }
});

test("near strings are all different and as long as the text", () => {
  for (let seed = 0; seed < 50; seed++) {
    const rng = createRng(`strings ${seed}`);
    const text = drawString(rng, 3, 5);
    const near = nearStrings(rng, text, 5, "lower");
    expect(new Set([text, ...near]).size).toBe(6);
    for (const one of near) expect(one).toHaveLength(3);
  }
});

test("neither a string nor what is near it says anything", () => {
  const shown = [2, 3, 4].flatMap((length) =>
    Array.from({ length: 400 }, (_, seed) => {
      const rng = createRng(`says ${seed}`);
      const text = drawString(rng, length, 5);
      return [text, ...nearStrings(rng, text, 5, seed % 2 ? "upper" : "lower")];
    }).flat(),
  );
  expect(shown.filter((text) => /[aeiouy]/.test(text))).toEqual([]);
  const said = ["dr", "ft", "mr", "md", "bj", "hmm", "brr", "dnr", "tbd"];
  expect(shown.filter((text) => said.includes(text))).toEqual([]);
  expect(shown.filter((text) => /fgt|ngr|ngg|trd|dmn|ghb|bdsm/.test(text))).toEqual([]);
});

test("all letters of a string, and of what is near it, change their shape with the case", () => {
  for (const length of [2, 3, 4])
    for (let seed = 0; seed < 1_000; seed++) {
      const rng = createRng(`shape ${seed}`);
      const text = drawString(rng, length, 5);
      const near = nearStrings(rng, text, 5, seed % 2 ? "upper" : "lower");
      expect([text, ...near].join(" ")).not.toMatch(/[copsuvwxz]/);
    }
});

test("every pair that is drawn has as many near it as the choices need, in either case", () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const rng = createRng(`pair ${seed}`);
    const text = drawString(rng, 2, 5);
    for (const letterCase of ["upper", "lower"] as const)
      expect(nearStrings(rng, text, 5, letterCase)).toHaveLength(5);
  }
});
