/** What 'Calendar' asks about a month. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import { daysInMonth, weekdayOf } from "@regain/content/pages/calendar-month";
import type { Rng } from "../rng.ts";
import { nearMisses, spreadsOf } from "./near-misses.ts";

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

export interface MonthQuestion {
  readonly month: Month;
  readonly ringed: readonly number[];
  readonly text: string;
  readonly right: string;
  /** How to word the right one if it is in the future or the past. */
  readonly answer?: "answerAhead" | "answerAgo";
  readonly foils: readonly string[];
  readonly effort: number;
}

interface Asking {
  readonly month: Month;
  readonly rng: Rng;
  readonly content: Pick<Content, "dates" | "exercises">;
}

type Ask = (asking: Asking) => MonthQuestion;

/** Counting slips: off by a day or a few, by a week, or by both. */
const spreads = spreadsOf(1, 7);

const sayOf = ({ content }: Asking) => content.exercises.calendar.say;
const lastOf = ({ month: { year, month } }: Asking) => daysInMonth(year, month);

/** A date of the month; days beyond its end belong to the next month, those before its start to the previous. */
function dateText({ month: { year, month }, content: { dates } }: Asking, day: number): string {
  const date = new Date(Date.UTC(year, month - 1, day));
  return format(dates.date, {
    month: dates.months[date.getUTCMonth()] ?? "",
    day: date.getUTCDate(),
  });
}

const weekdayName = ({ month: { year, month }, content }: Asking, day: number) =>
  content.dates.weekdays[weekdayOf(year, month, day)]?.name ?? "";

/** Dates that counting slips lead to. */
const slippedDates = (asking: Asking, day: number, from = 1, to = lastOf(asking)) =>
  nearMisses(
    asking.rng.stream("slips"),
    day,
    spreads,
    (slipped) => slipped >= from && slipped <= to,
  ).map((slipped) => dateText(asking, slipped));

const weekday: Ask = (asking) => {
  const { month, rng } = asking;
  const day = rng.between(1, lastOf(asking));
  const others = rng.stream("slips").shuffle([1, 2, 3, 4, 5, 6]);
  return {
    month,
    ringed: [day],
    text: format(sayOf(asking).weekday, { date: dateText(asking, day) }),
    right: weekdayName(asking, day),
    foils: others.map((offset) => weekdayName(asking, day + offset)),
    effort: day,
  };
};

const nthWeekday: Ask = (asking) => {
  const { month, rng, content } = asking;
  const day = rng.between(1, 28);
  const nth = Math.ceil(day / 7);
  return {
    month,
    ringed: [],
    text: format(sayOf(asking).nth, {
      ordinal: content.dates.ordinals[nth - 1] ?? "",
      weekday: weekdayName(asking, day),
    }),
    right: dateText(asking, day),
    foils: slippedDates(asking, day),
    effort: day,
  };
};

const daysAway: Ask = (asking) => {
  const { month, rng } = asking;
  const say = sayOf(asking);
  const days = rng.between(2, 9);
  const isAhead = rng.chance(1, 2);
  const today = isAhead
    ? rng.between(1, lastOf(asking) - days)
    : rng.between(1 + days, lastOf(asking));
  const day = isAhead ? today + days : today - days;
  return {
    month,
    ringed: [today],
    text: format(isAhead ? say.inDays : say.daysAgo, { date: dateText(asking, today), days }),
    right: dateText(asking, day),
    answer: isAhead ? "answerAhead" : "answerAgo",
    foils: slippedDates(asking, day),
    effort: days,
  };
};

const howMany: Ask = (asking) => {
  const { month, rng } = asking;
  const say = sayOf(asking);
  const days = rng.between(5, 18);
  const from = rng.between(1, lastOf(asking) - days);
  const daysText = (count: number) => format(say.days, { days: count });
  return {
    month,
    ringed: [from, from + days],
    text: format(say.howMany, {
      from: dateText(asking, from),
      to: dateText(asking, from + days),
    }),
    right: daysText(days),
    foils: nearMisses(rng.stream("slips"), days, spreads, (count) => count > 1).map(daysText),
    effort: days,
  };
};

/** Several steps each: a single one would be easier than the counting at the levels before. */
const visits: Ask = (asking) => {
  const { month, rng } = asking;
  const [every, visit] = rng.pick([
    [7, 3],
    [7, 4],
    [10, 3],
    [9, 3],
    [8, 3],
  ] as const);
  const first = rng.between(1, lastOf(asking) - every * (visit - 1));
  const day = first + every * (visit - 1);
  return {
    month,
    ringed: [first],
    text: format(sayOf(asking).visits, { date: dateText(asking, first), days: every, visit }),
    right: dateText(asking, day),
    foils: slippedDates(asking, day),
    effort: every * visit,
  };
};

/** The day is on the next page, which is not shown. */
const nextMonth: Ask = (asking) => {
  const { month, rng } = asking;
  const last = lastOf(asking);
  const days = rng.between(8, 20);
  const today = rng.between(last - days + 3, last);
  const day = today + days;
  return {
    month,
    ringed: [today],
    text: format(sayOf(asking).inDays, { date: dateText(asking, today), days }),
    right: dateText(asking, day),
    answer: "answerAhead",
    foils: slippedDates(asking, day, last + 1, last + 28),
    effort: days,
  };
};

export const monthQuestions = { weekday, nthWeekday, daysAway, howMany, visits, nextMonth };
