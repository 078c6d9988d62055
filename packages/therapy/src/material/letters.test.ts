import { expect, test } from "vitest";
import { consonants, letters, lookalikesOf, nearStrings, unlikeOf } from "./letters.ts";
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
    const text = rng.sample(consonants, 3).join("");
    const near = nearStrings(rng, text, 5, "lower");
    expect(new Set([text, ...near]).size).toBe(6);
    for (const one of near) expect(one).toHaveLength(3);
  }
});
