/** What medicine labels ask for. Days count from Monday, 0 to 6. */
import type { Content } from "@regain/content/content";
import { format } from "@regain/content/format";
import type { PillWords } from "@regain/content/planning-types";
import type { Rng } from "../rng.ts";

export type DayRule = keyof PillWords["days"];

export interface CourseLevel {
  /** Days of the box, from Monday on. */
  readonly days: 1 | 3 | 7;
  /** Ids of the times of day that the box has. */
  readonly times: readonly string[];
  /** How many times a day one medicine is taken: fewer than the box has, so that it never fills every compartment. */
  readonly dosesADay: readonly [least: number, most: number];
  /** Whether the label names the time of day, or may name what happens then. */
  readonly phrases: "time" | "any";
  /** For boxes of more than 1 day: on which days it is taken. */
  readonly rules: readonly DayRule[];
}

export interface Course {
  readonly medicine: string;
  /** Ids of the times of day; one tablet each. */
  readonly times: readonly string[];
  readonly days: readonly number[];
  /** What the label says. */
  readonly label: string;
}

const week = [0, 1, 2, 3, 4, 5, 6];

/** The days that a medicine is taken on, and those that its label names. */
interface DrawnDays {
  readonly days: readonly number[];
  readonly named: readonly number[];
}

const drawDays: Readonly<Record<DayRule, (rng: Rng, all: readonly number[]) => DrawnDays>> = {
  every: (_, all) => ({ days: all, named: [] }),
  named(rng, all) {
    const count = Math.min(all.length - 1, rng.between(2, 3));
    const days = rng.sample(all, count).toSorted((a, b) => a - b);
    return { days, named: days };
  },
  except(rng, all) {
    const left = rng.pick(all);
    return { days: all.filter((day) => day !== left), named: [left] };
  },
  everyOther(rng, all) {
    const first = rng.int(2);
    return { days: all.filter((day) => day % 2 === first), named: [first] };
  },
  weekdays: (_, all) => ({ days: all.filter((day) => day < 5), named: [] }),
  weekend: (_, all) => ({ days: all.filter((day) => day >= 5), named: [] }),
};

/** The content's week starts on Sunday, the box's on Monday. */
export const weekday = ({ dates }: Content, day: number) =>
  dates.weekdays[(day + 1) % 7] ?? { name: "", short: "" };

/** 'Monday, Wednesday and Friday' */
function listed(parts: readonly string[], { and }: PillWords): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : format(and, { others: parts.slice(0, -1).join(", "), last });
}

/** The course of one medicine, with its label. */
function drawCourse(rng: Rng, content: Content, level: CourseLevel, medicine: string): Course {
  const { pills } = content;
  const taken = rng.sample(level.times, rng.between(...level.dosesADay));
  const times = pills.times.filter(({ id }) => taken.includes(id));
  const doses = listed(
    times.map(({ phrases }) =>
      format(pills.dose, { time: level.phrases === "time" ? phrases[0] : rng.pick(phrases) }),
    ),
    pills,
  );
  const course = { medicine, times: times.map(({ id }) => id) };
  if (level.days === 1)
    return { ...course, days: [0], label: format(pills.dayLabel, { medicine, doses }) };
  const rule = rng.pick(level.rules);
  const { days, named } = drawDays[rule](rng, week.slice(0, level.days));
  const names = named.map((day) => weekday(content, day).name);
  const told = format(pills.days[rule], { days: listed(names, pills) });
  return { ...course, days, label: format(pills.weekLabel, { medicine, doses, days: told }) };
}

/** Courses of different medicines. */
export function drawCourses(
  rng: Rng,
  content: Content,
  level: CourseLevel,
  count: number,
): Course[] {
  return rng
    .sample(content.pills.medicines, count)
    .map((medicine, index) => drawCourse(rng.stream(`course ${index}`), content, level, medicine));
}
