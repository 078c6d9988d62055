import { english } from "@regain/content/en/content";
import type { ProductionView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { scoreItem } from "../score.ts";
import { viewsOf } from "../testing/items.ts";
import { typeTheName } from "./type-the-name.ts";

const resultOf = (view: ProductionView, text: string) =>
  scoreItem(view, [
    { kind: "enter", at: 3_000, text },
    { kind: "done", at: 4_000 },
  ]).result;

describe.each(typeTheName.levels.map((_, index) => index + 1))("level %i", (level) => {
  const views = viewsOf(typeTheName, level, "Production");

  test("every name of the picture is right, in small letters or capitals", () => {
    for (const view of views)
      for (const name of view.answers) {
        expect(resultOf(view, name)).toBe("correct");
        expect(resultOf(view, ` ${name.toUpperCase()} `)).toBe("correct");
      }
  });

  test("every frequent misspelling is partly right", () => {
    for (const view of views) {
      const word = english.words.find(({ text }) => text === view.answers[0]);
      const misspellings = word?.nearSpellings.filter((near) => !view.answers.includes(near));
      for (const near of misspellings ?? [])
        expect(resultOf(view, near), `${near} for ${word?.text}`).toBe("correct_partially");
    }
  });

  test("an article before the name counts for nothing", () => {
    for (const view of views)
      for (const article of ["a", "an", "the"])
        expect(resultOf(view, `${article} ${view.answers[0]}`)).toBe("correct");
  });

  test("the name of another picture is wrong", () => {
    const notWrong = views.flatMap((view) => {
      const isOwn = (text: string) =>
        view.answers.some((name) => text.startsWith(name) || name.startsWith(text));
      return english.words
        .filter(({ text }) => !isOwn(text) && resultOf(view, text) !== "incorrect")
        .map(({ text }) => `${text} for ${view.answers[0]}`);
    });
    expect(notWrong).toEqual([]);
  });

  test("a word of other letters is wrong", () => {
    for (const view of views) expect(resultOf(view, "xxxxxx")).toBe("incorrect");
  });
});

test("a pair of scissors is right as well, and more than one of a short word partly right", () => {
  const levels = typeTheName.levels.map((_, index) =>
    viewsOf(typeTheName, index + 1, "Production"),
  );
  const viewFor = (name: string) => levels.flat().find(({ answers: [first] }) => first === name)!;
  for (const text of ["a pair of scissors", "pair of scissors"])
    expect(resultOf(viewFor("scissors"), text)).toBe("correct");
  expect(resultOf(viewFor("bread"), "a loaf of bread")).toBe("correct");
  for (const name of ["dog", "egg", "key"])
    expect(resultOf(viewFor(name), `${name}s`)).toBe("correct_partially");
  expect(resultOf(viewFor("fox"), "foxes")).toBe("correct_partially");
});
