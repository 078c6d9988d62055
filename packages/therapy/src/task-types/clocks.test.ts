import { describe, expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { chanceInMiddle, isOutermost } from "../testing/guesses.ts";
import { viewsOf } from "../testing/items.ts";
import { clocks } from "./clocks.ts";

const atLevel = (level: number) => viewsOf(clocks, level, "MultipleChoice");
type View = ReturnType<typeof atLevel>[number];

/** Minutes after 12 that the clock on the page shows. */
function shown({ stimulus: [first] }: View): number {
  const [, hour, minute] =
    /-(\d+)-(\d\d)\.html$/.exec(first?.kind === "html" ? first.htmlPath : "") ?? [];
  return (Number(hour) % 12) * 60 + Number(minute);
}

const choicesOf = ({ questions: [question] }: View) => question?.choices ?? [];
const rightOf = (view: View) =>
  choicesOf(view).find(({ id }) => id === view.questions[0]?.answer)?.text ?? "";

const words: readonly (readonly [RegExp, number])[] = [
  [/^(\d+) o'clock$/, 0],
  [/^quarter past (\d+)$/i, 15],
  [/^half past (\d+)$/i, 30],
  [/^quarter to (\d+)$/i, -15],
];

/** The minutes after 12 that a text states. */
function meant(text: string): number {
  const [, hour, minute] = /^(\d+):(\d\d)$/.exec(text) ?? [];
  if (hour !== undefined) return (Number(hour) % 12) * 60 + Number(minute);
  const [form, offset] = words.find(([pattern]) => pattern.test(text)) ?? [/(x)/, Number.NaN];
  return (Number(form.exec(text)?.[1]) * 60 + offset + 720) % 720;
}

test("up to level 5 the right choice is what the clock shows", () => {
  for (const level of [1, 2, 3, 4, 5])
    for (const view of atLevel(level)) {
      expect(view.instructions.text).toBe("What time is it?");
      expect(meant(rightOf(view)), rightOf(view)).toBe(shown(view));
    }
});

/** '1 hour and 20 minutes' */
const minutesIn = (span: string) =>
  Number(/(\d+) hour/.exec(span)?.[1] ?? 0) * 60 + Number(/(\d+) minute/.exec(span)?.[1] ?? 0);

test("from level 6 the right choice is what the clock will show, or showed", () => {
  for (const level of [6, 7, 8])
    for (const view of atLevel(level)) {
      const { text } = view.instructions;
      const span = minutesIn(text);
      expect(span).toBeGreaterThan(0);
      const wanted = text.includes("ago") ? shown(view) - span : shown(view) + span;
      expect(meant(rightOf(view)), text).toBe((wanted + 720) % 720);
    }
});

describe.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "at level %i the right time is not told by the others",
  (level) => {
    const aroundTheClock = (a: number, b: number) =>
      Math.min(Math.abs(a - b), 720 - Math.abs(a - b));
    const drawn = atLevel(level).map((view) => ({
      right: meant(rightOf(view)),
      all: choicesOf(view).map(({ text = "" }) => meant(text)),
    }));

    test("it is the earliest or the latest about as often as chance has it", () => {
      const outermost = drawn.filter(({ right, all }) => {
        // Before and after the right one, the shorter way around.
        const offs = all.map((one) => ((one - right + 1080) % 720) - 360);
        return isOutermost(0, offs);
      });
      const share = outermost.length / drawn.length;
      expect(share).toBeGreaterThan(0.3);
      expect(share).toBeLessThan(0.75);
    });

    test("whoever takes one whose minutes all clocks of the level can show is seldom helped", () => {
      const known = new Set(drawn.map(({ right }) => right % 60));
      const chances = drawn.map(({ right, all }) => {
        const guessed = all.filter((one) => known.has(one % 60));
        return guessed.includes(right) ? 1 / guessed.length : 0;
      });
      expect(mean(chances)).toBeLessThan(1 / drawn[0]!.all.length + 0.15);
    });

    test("whoever takes the one nearest to all others is right by chance", () => {
      const [{ all }] = drawn as [(typeof drawn)[number]];
      const chances = drawn.map((one) => chanceInMiddle(one.right, one.all, aroundTheClock));
      expect(mean(chances)).toBeLessThan(1 / all.length + 0.1);
    });
  },
);

describe("levels", () => {
  const minutes = (level: number) => [...new Set(atLevel(level).map((view) => shown(view) % 60))];

  test("show full hours, half hours, quarters, five minutes, then any minute", () => {
    expect(minutes(1)).toEqual([0]);
    expect(minutes(2)).toEqual([30]);
    expect(minutes(3).toSorted((a, b) => a - b)).toEqual([15, 45]);
    expect(minutes(4).every((minute) => minute % 5 === 0 && minute % 15 !== 0)).toBe(true);
    expect(minutes(5).every((minute) => minute % 5 !== 0)).toBe(true);
  });

  test("the time passes the hour from level 7 on", () => {
    for (const view of atLevel(7))
      expect((shown(view) % 60) + minutesIn(view.instructions.text)).toBeGreaterThan(60);
  });

  test("no choice stands for the same time as another, however it is written", () => {
    for (const level of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const view of atLevel(level)) {
        const times = choicesOf(view).map(({ text }) => meant(text ?? ""));
        expect(times).not.toContain(Number.NaN);
        expect(new Set(times).size).toBe(level <= 2 ? 3 : 4);
      }
  });
});
