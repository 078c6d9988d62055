import { english } from "@regain/content/en/content";
import { renderPage } from "@regain/content/pages/pages";
import { dayMs } from "@regain/contract/durations";
import { describe, expect, test } from "vitest";
import { mean } from "../testing/arithmetic.ts";
import { chanceInMiddle, isOutermost } from "../testing/guesses.ts";
import { viewsOf } from "../testing/items.ts";
import { calendar } from "./calendar.ts";

const atLevel = (level: number) => viewsOf(calendar, level, "MultipleChoice");
type View = ReturnType<typeof atLevel>[number];

const { months } = english.dates;

const paramsOf = ({ stimulus: [first] }: View) =>
  /calendar\/(.+)\.html$/.exec(first?.kind === "html" ? first.htmlPath : "")?.[1] ?? "";
const yearOf = (view: View) => Number(paramsOf(view).slice(0, 4));
const monthOf = (view: View) => Number(paramsOf(view).slice(5, 7));
const choicesOf = ({ questions: [question] }: View) => question?.choices ?? [];
const rightOf = (view: View) =>
  choicesOf(view).find(({ id }) => id === view.questions[0]?.answer)?.text ?? "";

/** The dates in a text, as days since 1970. A January after a December is in the next year. */
function datesIn(view: View, text: string): number[] {
  return [...text.matchAll(/([A-Z][a-z]+) (\d+)/g)]
    .filter(([, name = ""]) => months.includes(name))
    .map(([, name = "", day]) => {
      const month = months.indexOf(name);
      const year = yearOf(view) + (month + 1 < monthOf(view) - 6 ? 1 : 0);
      return Date.UTC(year, month, Number(day)) / dayMs;
    });
}
/** A date, or a number of days. */
const inDays = (view: View, text: string) =>
  datesIn(view, text)[0] ?? Number(/^(\d+) days$/.exec(text)?.[1]);
const numberBefore = (text: string, word: string) =>
  Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1]);
const weekdayOf = (day = Number.NaN) =>
  new Date(day * dayMs).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });

test("level 1 asks for the weekday of the ringed date", () => {
  for (const view of atLevel(1)) {
    const [date] = datesIn(view, view.instructions.text);
    expect(rightOf(view)).toBe(weekdayOf(date));
    expect(paramsOf(view).split("_")[1]).toBe(String(new Date((date ?? 0) * dayMs).getUTCDate()));
  }
});

test("level 2 asks for the date of the nth weekday", () => {
  const nth = ["first", "second", "third", "fourth"];
  for (const view of atLevel(2)) {
    const [, ordinal = "", weekday] =
      /the (\w+) (\w+) of the month/.exec(view.instructions.text) ?? [];
    const [date = Number.NaN] = datesIn(view, rightOf(view));
    expect(weekdayOf(date)).toBe(weekday);
    expect(Math.ceil(new Date(date * dayMs).getUTCDate() / 7)).toBe(nth.indexOf(ordinal) + 1);
  }
});

describe("counting", () => {
  test.each([3, 6])("level %i counts days from today", (level) => {
    for (const view of atLevel(level)) {
      const { text } = view.instructions;
      const [today = Number.NaN] = datesIn(view, text);
      const days = numberBefore(text, "days");
      const [date] = datesIn(view, rightOf(view));
      const isPast = text.includes("ago");
      expect(date, text).toBe(isPast ? today - days : today + days);
      expect(text).toContain(isPast ? "was it" : "will it be");
      expect(view.answerText).toBe(`It ${isPast ? "was" : "will be"} ${rightOf(view)}.`);
    }
  });

  test("level 4 counts the days between two ringed dates", () => {
    for (const view of atLevel(4)) {
      const [from = 0, to = 0] = datesIn(view, view.instructions.text);
      expect(rightOf(view)).toBe(`${to - from} days`);
      expect(paramsOf(view).split("_")).toHaveLength(3);
    }
  });

  test("level 5 counts visits, the first being one of them", () => {
    for (const view of atLevel(5)) {
      const { text } = view.instructions;
      const [first = 0] = datesIn(view, text);
      const visit = Number(/visit (\d)\?/.exec(text)?.[1]);
      const [date] = datesIn(view, rightOf(view));
      expect(date, text).toBe(first + numberBefore(text, "days") * (visit - 1));
      expect(visit, "more than one step").toBeGreaterThan(2);
    }
  });

  test("up to level 5 the answer stands on the page, at level 6 on the next one", () => {
    for (const level of [2, 3, 5, 6])
      for (const view of atLevel(level)) {
        const name = months[monthOf(view) - 1] ?? "";
        expect(rightOf(view).startsWith(name)).toBe(level !== 6);
      }
  });
});

describe.each([2, 3, 4, 5, 6])("at level %i the right one is not told by the others", (level) => {
  /** What the choices say in days, and which is right. */
  const drawn = atLevel(level).map((view) => ({
    right: inDays(view, rightOf(view)),
    all: choicesOf(view).map(({ text = "" }) => inDays(view, text)),
  }));

  test("it is first or last in about half of the items", () => {
    const share = mean(drawn.map(({ right, all }) => Number(isOutermost(right, all))));
    expect(share).toBeGreaterThan(0.35);
    expect(share).toBeLessThan(0.65);
  });

  test("whoever takes the one nearest to all others is right by chance", () => {
    expect(mean(drawn.map(({ right, all }) => chanceInMiddle(right, all)))).toBeLessThan(0.34);
  });
});

test("every month can be shown, and offers as many choices as its level says", () => {
  for (const level of [1, 2, 3, 4, 5, 6])
    for (const view of atLevel(level)) {
      expect(renderPage(english, "calendar", paramsOf(view))).toContain("<caption>");
      expect(choicesOf(view)).toHaveLength(level === 1 ? 3 : 4);
    }
});
