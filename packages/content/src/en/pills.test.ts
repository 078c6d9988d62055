import { expect, test } from "vitest";
import { repeated } from "../testing/repeated.ts";
import { pills } from "./pills.ts";

test("no two medicines start with the same letter, so that they are easy to tell apart", () => {
  expect(repeated(pills.medicines.map((name) => name.slice(0, 1)))).toEqual([]);
  // A name must fit the compartment of a week on a phone.
  expect(pills.medicines.filter((name) => name.length > 6)).toEqual([]);
});

test("a phrase stands for one time of the day only", () => {
  expect(repeated(pills.times.flatMap(({ phrases }) => phrases))).toEqual([]);
});
