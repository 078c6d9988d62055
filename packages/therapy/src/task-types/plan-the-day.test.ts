import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { drawnViews } from "../testing/drawn-items.ts";
import { viewsOf } from "../testing/items.ts";
import { planTheDay } from "./plan-the-day.ts";

const viewsAt = (level: number) => drawnViews(planTheDay, level, "SequenceCompletion");
type View = ReturnType<typeof viewsAt>[number];

/** A time as it is written, in hours of the day. */
function hourOf(text: string): number {
  if (text === "noon") return 12;
  const [hour, half] = text.split(" ");
  return Number(hour) + (half === "PM" ? 12 : 0);
}
const time = String.raw`(noon|\d+ [AP]M)`;
const toldIn = (card: string, pattern: string) =>
  new RegExp(pattern).exec(card)?.slice(1).map(hourOf);

/** The hours that a card allows, as a reader understands it. */
function hoursOn(card: string): readonly [from: number, to: number] {
  const [at] = toldIn(card, `At ${time}`) ?? [];
  if (at !== undefined) return [at, at + 1];
  const [from, to] = toldIn(card, `Open from ${time} to ${time}`) ?? [];
  if (from !== undefined && to !== undefined) return [from, to];
  const isClosed = /Closed today|Opens tomorrow/.test(card);
  const [opens = isClosed ? 24 : 0] = toldIn(card, `Opens at ${time}`) ?? [];
  const [closes = 24] = toldIn(card, `Closes at ${time}`) ?? [];
  return [opens, closes];
}

const errandOn = (card: string) => english.errands.find(({ text }) => card.startsWith(`${text}.`));

/** Whether a reader of the cards would say that this order works. */
function works(order: readonly string[], starts: readonly number[] | undefined): boolean {
  const ids = order.map((card) => errandOn(card)?.id);
  return order.every((card, index) => {
    const { after, edge } = errandOn(card) ?? {};
    const [from, to] = hoursOn(card);
    const start = starts?.[index] ?? from;
    const waits = after !== undefined && card.includes(after.text);
    return (
      from <= start &&
      start + 1 <= to &&
      (!waits || ids.slice(0, index).includes(after.id)) &&
      (edge?.place !== "first" || index === 0) &&
      (edge?.place !== "last" || index === order.length - 1) &&
      // Without hours to fill, each errand has its own time, and these are in order.
      (starts !== undefined || index === 0 || hoursOn(order[index - 1] ?? "")[0] < from)
    );
  });
}

/** The hours that the frame text gives, one for each place; undefined if there are none. */
function startsOf({ stimulus, placeholders }: View): number[] | undefined {
  const frame = stimulus[0]?.kind === "text" ? stimulus[0].text : "";
  const [from, to] = toldIn(frame, `from ${time} to ${time}`) ?? [];
  if (from === undefined || to === undefined) return undefined;
  expect(to - from, "the day has an hour for each errand").toBe(placeholders.length);
  return placeholders.map((_, index) => from + index);
}

/** All ways to put `count` of the cards in a row. */
function arrangements(cards: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return cards.flatMap((card, index) =>
    arrangements(cards.toSpliced(index, 1), count - 1).map((rest) => [card, ...rest]),
  );
}

test.each([1, 2, 3, 4, 5, 6])(
  "at level %i exactly one of all orders works, and it is the answer",
  (level) => {
    for (const view of viewsAt(level).slice(0, 25)) {
      const starts = startsOf(view);
      const cards = view.choices.map(({ value }) => value);
      const working = arrangements(cards, view.placeholders.length).filter((order) =>
        works(order, starts),
      );
      expect(working).toEqual([view.answers]);
    }
  },
);

test("places have hours as in real life: they open by noon, close at noon or later, and are open for some hours", () => {
  const cards = [3, 4, 5, 6].flatMap((level) =>
    viewsOf(planTheDay, level, "SequenceCompletion").flatMap(({ choices }) =>
      choices.map(({ value }) => value),
    ),
  );
  const places = cards.filter((card) => / (Opens at|Open from|Closes at) /.test(card));
  expect(places.length).toBeGreaterThan(1_000);
  const odd = places.filter((card) => {
    const [from, to] = hoursOn(card);
    return from > 12 || to < 12 || to - from < 3;
  });
  expect(odd).toEqual([]);
});

test("nothing begins before 9 in the morning", () => {
  const texts = [1, 2, 3, 4, 5, 6].flatMap((level) =>
    viewsOf(planTheDay, level, "SequenceCompletion").map((view) => JSON.stringify(view)),
  );
  expect(texts.filter((text) => /\b[1-8] AM/.test(text))).toEqual([]);
});

test("the errand too many is of a place that is closed, then of one that opens only tomorrow", () => {
  const spareAt = (level: number) =>
    viewsOf(planTheDay, level, "SequenceCompletion").flatMap(({ choices, answers }) =>
      choices.map(({ value }) => value).filter((card) => !answers.includes(card)),
    );
  for (const card of spareAt(5)) expect(card).toMatch(/\. Closed today\.$/);
  for (const card of spareAt(6))
    expect(card).toMatch(/\. Opens tomorrow at ((9|10|11) AM|noon)\.$/);
});

test("the cards never lie in the right order already", () => {
  for (const level of [1, 3, 5])
    for (const { choices, answers } of viewsAt(level))
      expect(choices.map(({ value }) => value).slice(0, answers.length)).not.toEqual(answers);
});

test("the last levels have one errand too many, which the answer names", () => {
  for (const level of [5, 6]) {
    for (const { choices, answers, answerText } of viewsAt(level)) {
      const spare = choices.map(({ value }) => value).filter((card) => !answers.includes(card));
      expect(spare).toHaveLength(1);
      expect(answerText).toContain(errandOn(spare[0] ?? "")?.text);
    }
  }
});

test("an errand says that it has to wait only when the other one is there", () => {
  for (const { choices } of viewsAt(6)) {
    const ids = choices.map(({ value }) => errandOn(value)?.id);
    const waiting = choices.filter(({ value }) => {
      const { after } = errandOn(value) ?? {};
      return after !== undefined && value.includes(after.text);
    });
    expect(waiting.length).toBeGreaterThanOrEqual(2);
    for (const { value } of waiting) expect(ids).toContain(errandOn(value)?.after?.id);
  }
});
