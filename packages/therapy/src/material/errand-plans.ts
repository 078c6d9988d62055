/** Days of errands with exactly one order that works. */
import type { Errand } from "@regain/content/planning-types";
import type { Rng } from "../rng.ts";

export interface PlanLevel {
  /** Errands to put in order. */
  readonly errands: number;
  /** How many of them have an agreed time; if all of them do, the times need not be consecutive. */
  readonly appointments: number;
  /** How many of them have opening hours. */
  readonly places: number;
  /** How many of them have to come after another one. */
  readonly waiting: number;
  /** One more that cannot be done: its place is closed, or opens only tomorrow. */
  readonly spare: "none" | "closed" | "tomorrow";
}

/** Hours of a day, 0 to 24; from 24 on those of tomorrow. */
interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface PlannedErrand {
  readonly errand: Errand;
  /** When it can be done; it takes an hour. */
  readonly hours: Hours;
  /** How the hours are worded. */
  readonly told: "at" | "opens" | "closes" | "open" | "closedToday" | "opensTomorrow" | "nothing";
  /** Whether it has to wait for another errand of the day. */
  readonly isWaiting: boolean;
}

export interface DayPlan {
  /** In the only order that works. */
  readonly order: readonly PlannedErrand[];
  readonly spare: PlannedErrand | undefined;
  /** The hour that each place in the order starts at. */
  readonly starts: readonly number[];
}

const wholeDay: Hours = { from: 0, to: 24 };

const isOpen = ({ hours }: PlannedErrand, start: number) =>
  hours.from <= start && start + 1 <= hours.to;

/** Whether the errand may come now: after `done`, and with `left` others to come. */
function mayCome(
  { errand, isWaiting }: PlannedErrand,
  done: readonly PlannedErrand[],
  left: number,
) {
  if (isWaiting && !done.some((other) => other.errand.id === errand.after?.id)) return false;
  if (errand.edge?.place === "first") return done.length === 0;
  return errand.edge?.place !== "last" || left === 0;
}

/** In how many orders these errands can be done, one an hour; it stops counting at `most`. */
function countOrders(
  errands: readonly PlannedErrand[],
  starts: readonly number[],
  most: number,
  done: readonly PlannedErrand[] = [],
): number {
  const start = starts[done.length];
  if (start === undefined) return 1;
  const left = starts.length - done.length - 1;
  let count = 0;
  for (const next of errands) {
    if (count >= most) break;
    if (done.includes(next) || !isOpen(next, start) || !mayCome(next, done, left)) continue;
    count += countOrders(errands, starts, most - count, [...done, next]);
  }
  return count;
}

/** Errands of the kinds and dependencies that the level wants; undefined when the draw does not fit. */
function drawErrands(rng: Rng, errands: readonly Errand[], level: PlanLevel): Errand[] | undefined {
  const waiting = rng.sample(
    errands.filter(({ after }) => after),
    level.waiting,
  );
  const needed = errands.filter(({ id }) => waiting.some(({ after }) => after?.id === id));
  const chosen = [...new Set([...waiting, ...needed])];
  const wanted = {
    appointment: level.appointments,
    place: level.places,
    anytime: level.errands - level.appointments - level.places,
  };
  for (const [kind, count] of Object.entries(wanted)) {
    const missing = count - chosen.filter((errand) => errand.kind === kind).length;
    if (missing < 0) return undefined;
    const others = errands.filter((errand) => errand.kind === kind && !chosen.includes(errand));
    chosen.push(...rng.sample(others, missing));
  }
  return rng.shuffle(chosen);
}

/** As in real life: places open by noon, do not close before noon, and are open for some hours. */
const latestOpening = 12;
const earliestClosing = 12;
const shortestOpening = 3;

const hoursBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

type Told = Pick<PlannedErrand, "hours" | "told">;

/** Opening hours that allow `start` and rule out some other hour of the day. */
function openingHours(start: number, { from, to }: Hours): Told[] {
  const opening = hoursBetween(from + 1, Math.min(start, latestOpening));
  const closing = hoursBetween(Math.max(start + 1, earliestClosing), to - 1);
  return [
    ...opening.map((hour): Told => ({ told: "opens", hours: { ...wholeDay, from: hour } })),
    ...closing.map((hour): Told => ({ told: "closes", hours: { ...wholeDay, to: hour } })),
    ...opening.flatMap((first) =>
      closing
        .filter((last) => last - first >= shortestOpening)
        .map((last): Told => ({ told: "open", hours: { from: first, to: last } })),
    ),
  ];
}

/** When this errand can be done, `start` included. */
function hoursOf(rng: Rng, { kind }: Errand, start: number, day: Hours): Told {
  if (kind === "appointment") return { told: "at", hours: { from: start, to: start + 1 } };
  if (kind === "place") return rng.pick(openingHours(start, day));
  return { told: "nothing", hours: wholeDay };
}

/** The hours at which the errands start. Appointments may have gaps between them; otherwise errands are consecutive. */
function drawStarts(rng: Rng, { errands, appointments }: PlanLevel): number[] {
  if (appointments === errands)
    return rng.sample([9, 10, 11, 12, 13, 14, 15, 16], errands).toSorted((a, b) => a - b);
  const first = rng.between(9, 11);
  return Array.from({ length: errands }, (_, index) => first + index);
}

/** A place that nothing else depends on, and that is not open today. */
function drawSpare(
  rng: Rng,
  errands: readonly Errand[],
  { spare }: PlanLevel,
  chosen: readonly Errand[],
): PlannedErrand | undefined {
  if (spare === "none") return undefined;
  const errand = rng.pick(
    errands.filter(
      (one) =>
        one.kind === "place" &&
        !one.after &&
        !one.edge &&
        !chosen.includes(one) &&
        !chosen.some(({ after }) => after?.id === one.id),
    ),
  );
  return spare === "closed"
    ? { errand, hours: { from: 24, to: 24 }, told: "closedToday", isWaiting: false }
    : {
        errand,
        hours: { from: 24 + rng.between(9, latestOpening), to: 48 },
        told: "opensTomorrow",
        isWaiting: false,
      };
}

/** How often hours are redrawn for errands that are in an order that works. */
const hoursTries = 30;

function tryPlan(rng: Rng, errands: readonly Errand[], level: PlanLevel): DayPlan | undefined {
  const chosen = drawErrands(rng.stream("errands"), errands, level);
  if (!chosen) return undefined;
  const drawn = chosen.map((errand) => ({
    errand,
    hours: wholeDay,
    told: "nothing" as const,
    isWaiting: chosen.some(({ id }) => id === errand.after?.id),
  }));
  const works = drawn.every((one, index) =>
    mayCome(one, drawn.slice(0, index), drawn.length - index - 1),
  );
  if (!works) return undefined;
  const starts = drawStarts(rng.stream("hours"), level);
  const day = { from: starts[0] ?? 0, to: (starts.at(-1) ?? 0) + 1 };
  const hours = rng.stream("opening hours");
  for (let tries = 0; tries < hoursTries; tries++) {
    const order = drawn.map((one, index) => ({
      ...one,
      ...hoursOf(hours, one.errand, starts[index] ?? 0, day),
    }));
    if (countOrders(order, starts, 2) !== 1) continue;
    const spare = drawSpare(rng.stream("spare"), errands, level, chosen);
    return { order, spare, starts };
  }
  return undefined;
}

/** Draws until there is exactly one order that works. */
export function drawPlan(rng: Rng, errands: readonly Errand[], level: PlanLevel): DayPlan {
  for (let attempt = 0; ; attempt++) {
    const plan = tryPlan(rng.stream(`attempt ${attempt}`), errands, level);
    if (plan) return plan;
  }
}
