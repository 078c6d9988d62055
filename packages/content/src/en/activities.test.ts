import { expect, test } from "vitest";
import { gradeOf } from "../testing/readability.ts";
import { repeated } from "../testing/repeated.ts";
import { activities } from "./activities.ts";

test("there are enough activities, each under its own name", () => {
  expect(activities.length).toBeGreaterThanOrEqual(34);
  expect(repeated(activities.map(({ id }) => id))).toEqual([]);
  expect(repeated(activities.map(({ title }) => title))).toEqual([]);
});

test("an activity has 8 different steps, a short order of 3 or 4, and 3 steps that do not belong", () => {
  const odd = activities.filter(({ steps, foils }) => {
    const cores = steps.filter(({ core }) => core).length;
    const texts = [...steps.map(({ text }) => text), ...foils];
    return (
      steps.length !== 8 ||
      cores < 3 ||
      cores > 4 ||
      foils.length !== 3 ||
      repeated(texts).length > 0
    );
  });
  expect(odd).toEqual([]);
});

test("steps are short and plain", () => {
  const texts = activities.flatMap(({ title, steps, foils }) => [
    title,
    ...steps.map(({ text }) => text),
    ...foils,
  ]);
  expect(texts.filter((text) => text.split(" ").length > 8)).toEqual([]);
  expect(gradeOf(texts.map((text) => `${text}.`).join(" "))).toBeLessThan(3);
});

test("coffee is made with water, which every short order can show", () => {
  const coffee = activities.find(({ id }) => id === "make-coffee-in-a-machine");
  const core = coffee?.steps.filter((one) => one.core).map(({ text }) => text);
  expect(core).toContain("Pour water into the machine");
});

test("what does not belong could not be done after all either", () => {
  const foils = activities.flatMap((activity) => activity.foils);
  for (const sensible of ["Turn off the lights", "Keep the gift for next week"])
    expect(foils).not.toContain(sensible);
});
