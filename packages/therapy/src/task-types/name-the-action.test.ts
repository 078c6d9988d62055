import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { spokenForm } from "../spelling.ts";
import { mean } from "../testing/arithmetic.ts";
import { itemsOf, viewsOf } from "../testing/items.ts";
import { nameTheAction } from "./name-the-action.ts";

const allLevels = nameTheAction.levels.map((_, index) => index + 1);
const actionOf = (name: string | undefined) => english.actions.find(({ ing }) => ing === name);

test.each(allLevels)(
  "at level %i the cues give away more and more, from the meaning on",
  (level) => {
    for (const { cues, answers } of viewsOf(nameTheAction, level, "Production")) {
      expect(cues.map(({ type }) => type)).toEqual(["semantic", "phonemic", "graphemic", "full"]);
      const action = actionOf(answers[0]);
      const who = action?.pictured ?? action?.who[0];
      expect(cues[0]?.text).toBe(`${action?.meaning} Think of ${who}.`);
      expect(cues.at(-1)?.text).toBe(answers[0]);
    }
  },
);

test("'sweeping', 'sweep' and other right names count, and the picture has no name of its own", () => {
  for (const { answers, stimulus } of viewsOf(nameTheAction, 4, "Production")) {
    const action = actionOf(answers[0]);
    expect(answers).toContain(action?.base);
    expect(answers).toEqual(expect.arrayContaining(action?.synonyms.map(spokenForm) ?? ["?"]));
    expect(stimulus).toMatchObject([{ kind: "image", alt: "The action to name" }]);
  }
});

test("the meaning leads to whom the picture shows, and not away from them", () => {
  const cuesOf = (ing: string) =>
    allLevels
      .flatMap((level) => viewsOf(nameTheAction, level, "Production"))
      .find(({ answers: [first] }) => first === ing)
      ?.cues.map(({ text }) => text);
  expect(cuesOf("jumping")?.[0]).toContain("Think of a girl over a bench.");
  expect(cuesOf("flying")?.[0]).toContain("Think of a child on a windy day.");
  expect(cuesOf("bathing")?.[0]).toContain("Think of somebody with soap and bubbles.");
});

test("every level has verbs of its own, and leaves the easiest of the one before behind", () => {
  const idsAt = (level: number) => new Set(itemsOf(nameTheAction, level).map(({ key }) => key));
  for (const level of allLevels.slice(1)) {
    const [before, now] = [idsAt(level - 1), idsAt(level)];
    expect([...now].filter((id) => !before.has(id)).length, `level ${level}`).toBeGreaterThan(6);
    expect([...before].filter((id) => !now.has(id)).length, `level ${level}`).toBeGreaterThan(6);
  }
});

test("verbs get rarer from level to level", () => {
  const bands = allLevels.map((level) =>
    mean(
      viewsOf(nameTheAction, level, "Production").map(
        ({ answers }) => actionOf(answers[0])?.band ?? 0,
      ),
    ),
  );
  for (const [index, band] of bands.entries())
    expect(band, `level ${index + 1}`).toBeGreaterThan((bands[index - 1] ?? 0) - 0.1);
  expect(bands.at(-1)).toBeGreaterThan((bands[0] ?? 3) + 1);
});
