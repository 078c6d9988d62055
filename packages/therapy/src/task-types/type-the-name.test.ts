import { english } from "@regain/content/en/content";
import type { ProductionView } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { namesOf, typedNames } from "../material/naming.ts";
import { scoreItem } from "../score.ts";
import { viewsOf } from "../testing/items.ts";
import { typeTheName } from "./type-the-name.ts";

const resultOf = (view: ProductionView, text: string) =>
  scoreItem(view, [
    { kind: "enter", at: 3_000, text },
    { kind: "done", at: 4_000 },
  ]).result;

/** Of a name for one thing, as it is taught at school. */
function severalOf(name: string): string {
  if (/(s|x|z|ch|sh)$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, "ies");
  if (/^(potato|tomato|mosquito|volcano|tornado)$/.test(name)) return `${name}es`;
  return known[name] ?? `${name}s`;
}

const known: Readonly<Record<string, string>> = {
  foot: "feet",
  tooth: "teeth",
  mouse: "mice",
  goose: "geese",
  man: "men",
  woman: "women",
  snowman: "snowmen",
  policeman: "policemen",
  fireman: "firemen",
  spaceman: "spacemen",
  child: "children",
  knife: "knives",
  loaf: "loaves",
  leaf: "leaves",
  wolf: "wolves",
  scarf: "scarves",
};

/** One of its names, or that name in the singular or plural. */
const isOwn = (text: string, { answers }: ProductionView) =>
  answers.some((name) => name === text || severalOf(name) === text || name === severalOf(text));

/** With about as many letters: nothing else could come near. */
const isClose = (text: string, { answers }: ProductionView) =>
  answers.some((name) => Math.abs(name.length - text.length) <= 2);

describe.each(typeTheName.levels.map((_, index) => index + 1))("level %i", (level) => {
  const drawn = viewsOf(typeTheName, level, "Production");
  /** One of each picture. */
  const views = [...new Map(drawn.map((view) => [view.shown, view])).values()];

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
      for (const article of ["a", "an", "the", "some"])
        expect(resultOf(view, `${article} ${view.answers[0]}`)).toBe("correct");
  });

  test("the name of another picture is wrong", () => {
    const notWrong = views.flatMap((view) => {
      return english.words
        .filter(({ text }) => !isOwn(text, view) && resultOf(view, text) !== "incorrect")
        .map(({ text }) => `${text} for ${view.answers[0]}`);
    });
    expect(notWrong).toEqual([]);
  });

  test("an everyday word is wrong, unless it is a frequent misspelling", () => {
    const notWrong = views.flatMap((view) =>
      [...english.spellingNotes.everyday]
        .filter((text) => isClose(text, view) && !isOwn(text, view))
        .filter((text) => !view.nearSpellings?.includes(text))
        .filter((text) => resultOf(view, text) !== "incorrect")
        .map((text) => `${text} for ${view.shown}`),
    );
    expect(notWrong).toEqual([]);
  });

  test("a word of other letters is wrong", () => {
    for (const view of views) expect(resultOf(view, "xxxxxx")).toBe("incorrect");
  });
});

test("more than one of the thing is partly right, by every name of every word", () => {
  const [view] = viewsOf(typeTheName, 1, "Production");
  const ofOne = english.words.filter(({ phrase }) => /^an? (?!pair)/.test(phrase));
  expect(ofOne.length).toBeGreaterThan(350);
  const notNear = ofOne.flatMap((word) => {
    const asked = { ...view!, shown: word.text, ...typedNames(word, english, ["a", "an"]) };
    const names = namesOf(word);
    return names
      .map(severalOf)
      .filter((several) => !names.includes(several))
      .filter((several) => resultOf(asked, several) !== "correct_partially");
  });
  expect(notNear).toEqual([]);
});

test("a short name beside a long one lets no unlike word through", () => {
  const view = viewsOf(typeTheName, 6, "Production").find(
    ({ answers: [first] }) => first === "saxophone",
  );
  for (const text of ["was", "day", "zzx", "tax"]) expect(resultOf(view!, text)).toBe("incorrect");
  expect(resultOf(view!, "sax")).toBe("correct");
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
