import { english } from "@regain/content/en/content";
import type { ProductionView, Stimulus } from "@regain/contract/entities/task-view";
import { describe, expect, test } from "vitest";
import { buildSession } from "../session.ts";
import { mean } from "../testing/arithmetic.ts";
import { spokenForm } from "../spelling.ts";
import { viewsOf } from "../testing/items.ts";
import { sayTheScript } from "./say-the-script.ts";

const allLevels = sayTheScript.levels.map((_, index) => index + 1);
const atLevel = (level: number) => viewsOf(sayTheScript, level, "Production");
const heardIn = (stimulus: readonly Stimulus[]) =>
  stimulus.flatMap((one) => (one.kind === "audio" ? [one.speech.text] : []));
const readIn = ({ stimulus: [scene] }: ProductionView) =>
  scene?.kind === "text" ? scene.text : "";

const turns = english.scripts.flatMap((script) => script.turns);
const turnOf = ({ answers }: ProductionView) =>
  turns.filter(({ patient }) => spokenForm(patient) === answers[0]);

describe.each(allLevels)("level %i", (level) => {
  test("what the other person says is read and heard", () => {
    for (const view of atLevel(level)) {
      const [heard = ""] = heardIn(view.stimulus);
      expect(turnOf(view).map(({ partner }) => partner)).toContain(heard);
      expect(readIn(view)).toContain(`They say: ${heard}`);
    }
  });
});

/** The share of the patient's line that can be read. */
const shownAt = (level: number) =>
  mean(
    atLevel(level).map((view) => {
      const shown = /You say: (.*)$/.exec(readIn(view))?.[1] ?? "";
      const words = spokenForm(shown).split(" ").filter(Boolean).length;
      return words / (view.answers[0]?.split(" ").length ?? 1);
    }),
  );

test("the print of the line fades: whole, most of it, its first words, none", () => {
  expect(shownAt(1)).toBe(1);
  expect(shownAt(2)).toBeGreaterThan(0.5);
  expect(shownAt(2)).toBeLessThan(0.9);
  expect(shownAt(3)).toBeLessThan(0.4);
  expect(shownAt(3)).toBeGreaterThan(0);
  expect(shownAt(4)).toBe(0);
  expect(shownAt(6)).toBe(0);
});

test("its sound fades later: with the turn, before it, never", () => {
  const isHeard = (view: ProductionView, stimulus: readonly Stimulus[]) =>
    heardIn(stimulus).some((text) => spokenForm(text) === view.answers[0]);
  const during = allLevels.map((level) => atLevel(level).every((v) => isHeard(v, v.stimulus)));
  expect(during).toEqual([true, true, true, false, false, false]);
  const before = allLevels.map((level) =>
    atLevel(level).every((v) => isHeard(v, v.study?.stimulus ?? [])),
  );
  expect(before).toEqual([false, false, false, true, false, false]);
});

test("help gives back what has faded, up to the whole line", () => {
  const typesAt = (level: number) =>
    new Set(atLevel(level).map(({ cues }) => cues.map((c) => c.type).join(" ")));
  expect(typesAt(1)).toEqual(new Set([""]));
  expect(typesAt(3)).toEqual(new Set(["full"]));
  expect(typesAt(6)).toEqual(new Set(["graphemic full"]));
  for (const { cues, answers } of atLevel(6))
    expect(spokenForm(cues.at(-1)?.text ?? "")).toBe(answers[0]);
});

const lines = english.scripts.flatMap(({ id, turns: { length } }) =>
  Array.from({ length }, (_, place) => `${id} ${place + 1}`),
);
const isOpening = (key: string) => key.endsWith(" 1");

/** Item keys of a block, in the order they are practiced. */
const blockAfter = (history: readonly string[], count = 10, seed = "today") =>
  buildSession([{ taskType: sayTheScript, level: 3, count, history }], {
    seed,
    content: english,
  }).map(({ key }) => key);

describe("an exchange is gone through turn by turn", () => {
  test("from its opening to its end, and then another from its opening", () => {
    const keys = blockAfter([], 25);
    expect(isOpening(keys[0] ?? "")).toBe(true);
    for (const [index, key] of keys.slice(1).entries()) {
      const following = lines[lines.indexOf(keys[index] ?? "") + 1];
      const isOver = following === undefined || isOpening(following);
      expect(isOver ? isOpening(key) : key === following, key).toBe(true);
    }
  });

  test("a block that ended within an exchange is gone on with the next time", () => {
    const [first = "", second = "", third = ""] = blockAfter([]);
    expect(blockAfter([second, first], 1)).toEqual([third]);
  });

  test("no line comes again before all of them were met; then it is the exchange met longest ago", () => {
    const met: string[] = [];
    while (met.length < lines.length) met.unshift(...blockAfter(met, 10).toReversed());
    const inOrder = met.toReversed();
    expect(new Set(inOrder.slice(0, lines.length))).toEqual(new Set(lines));
    const again = inOrder.slice(lines.length);
    expect(again).toEqual(inOrder.slice(0, again.length));
    expect(blockAfter(met, 1)).toEqual([inOrder[again.length]]);
  });

  test("which exchange is the first differs from seed to seed", () => {
    const first = Array.from({ length: 60 }, (_, seed) => blockAfter([], 1, `seed ${seed}`)[0]);
    expect(new Set(first).size).toBeGreaterThan(20);
  });
});

test("help gives what the level does not: the rest in writing where the line is heard, its sound elsewhere", () => {
  const helpAt = (level: number) => [
    ...new Set(
      atLevel(level).map(({ cues }) =>
        cues.map(({ type, contentType }) => `${type} ${contentType}`).join(", "),
      ),
    ),
  ];
  expect(allLevels.map(helpAt)).toEqual([
    [""],
    ["full text"],
    ["full text"],
    ["graphemic text, full audio"],
    ["full audio"],
    ["graphemic text, full audio"],
  ]);
});
