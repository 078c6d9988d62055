import { expect, test } from "vitest";
import { drawString, letters, lookalikesOf, nearStrings, unlikeOf } from "./letters.ts";
import { createRng } from "../rng.ts";
import { mean } from "../testing/arithmetic.ts";
import { chanceOfLikest, placesApart } from "../testing/guesses.ts";

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
    const text = drawString(rng, 3);
    const near = nearStrings(rng, text, 5, "lower");
    expect(new Set([text, ...near]).size).toBe(6);
    for (const one of near) expect(one).toHaveLength(3);
  }
});

test("neither a string nor what is near it says anything", () => {
  const shown = [2, 3, 4].flatMap((length) =>
    Array.from({ length: 400 }, (_, seed) => {
      const rng = createRng(`says ${seed}`);
      const text = drawString(rng, length);
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
      const text = drawString(rng, length);
      const near = nearStrings(rng, text, 5, seed % 2 ? "upper" : "lower");
      expect([text, ...near].join(" ")).not.toMatch(/[copsuvwxz]/);
    }
});

test("every pair that is drawn has as many near it as the choices need, in either case", () => {
  for (let seed = 0; seed < 1_000; seed++) {
    const rng = createRng(`pair ${seed}`);
    const text = drawString(rng, 2);
    for (const letterCase of ["upper", "lower"] as const)
      expect(nearStrings(rng, text, 5, letterCase)).toHaveLength(5);
  }
});

test.each([
  { length: 2, count: 4 },
  { length: 2, count: 5 },
  { length: 3, count: 5 },
  { length: 4, count: 5 },
])(
  "of $length letters the string most like the other $count is right as seldom as any",
  (given) => {
    const chances = Array.from({ length: 500 }, (_, seed) => {
      const rng = createRng(`likest ${seed}`);
      const text = drawString(rng, given.length);
      const near = nearStrings(rng, text, given.count, seed % 2 ? "upper" : "lower");
      const shown = [text, ...near].map((one) => one.split(""));
      return chanceOfLikest(shown[0], shown, (a = [], b = []) => placesApart(a, b));
    });
    expect(Math.abs(mean(chances) - 1 / (given.count + 1))).toBeLessThan(0.07);
  },
);

test("of three letters, two are swapped at times", () => {
  const isSwapped = Array.from({ length: 200 }, (_, seed) => {
    const rng = createRng(`swapped ${seed}`);
    const text = drawString(rng, 3);
    const sorted = (one: string) => one.split("").toSorted().join("");
    return nearStrings(rng, text, 5, "lower").some((one) => sorted(one) === sorted(text));
  });
  expect(isSwapped.filter(Boolean).length).toBeGreaterThan(20);
});
