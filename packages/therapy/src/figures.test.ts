/** Every report figure against a second implementation, on random histories. Percentiles: `percentiles.test.ts`. */
import { areas } from "@regain/contract/entities/enumerations";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { totalsOf } from "./blocks.ts";
import { addDays } from "./days.ts";
import { levelFiguresOf, summaryOf, type WindowFigures } from "./performance.ts";
import { skillAreasOf } from "./skill-areas.ts";
import { blocksOf, histories } from "./testing/histories.ts";
import {
  type Answer,
  type Exercise,
  slowAccuracy,
  slowArea,
  slowBaselineDays,
  slowDaysPerWeek,
  slowLatency,
  slowLatestDays,
  slowMilestones,
  slowWindow,
  slowWithoutHelp,
} from "./testing/slow-figures.ts";
import { aTaskType } from "./testing/task-types.ts";
import { areaTrendsOf, periodsOf, taskTrendOf } from "./trends.ts";

const exercises: readonly Exercise[] = [
  { typeId: 32, area: "quantitative", maxLevel: 6 },
  { typeId: 33, area: "quantitative", maxLevel: 12 },
  { typeId: 37, area: "quantitative", maxLevel: 8 },
  { typeId: 51, area: "speaking", maxLevel: 8 },
];
const taskTypes = exercises.map(({ typeId, area, maxLevel }) =>
  aTaskType({ typeId, area, levelCount: maxLevel }),
);
const runs = { numRuns: 400 };

const close = (value: number | null, wanted: number | null, what: string) =>
  wanted === null || value === null
    ? expect(value, what).toBe(wanted)
    : expect(value, what).toBeCloseTo(wanted, 6);

const of = (answers: readonly Answer[], typeId: number, level?: number) =>
  answers.filter((one) => one.typeId === typeId && (level === undefined || one.level === level));

test("accuracy with and without help, latency, counts and days a week of a range", () => {
  fc.assert(
    fc.property(
      histories(exercises),
      fc.integer({ min: 0, max: 45 }),
      fc.integer({ min: 0, max: 40 }),
      (answers, start, length) => {
        const from = addDays("2026-02-20", start);
        const to = addDays(from, length);
        const blocks = blocksOf(answers);
        const summary = summaryOf(blocks, { from, to }, blocks[0]?.date);
        const own = answers.filter(({ date }) => date >= from && date <= to);
        close(summary.accuracy, slowAccuracy(own), "accuracy");
        close(summary.withoutHelp, slowWithoutHelp(own), "without help");
        close(summary.latency, slowLatency(own), "latency");
        expect(summary.itemCount).toBe(own.length);
        expect(summary.homeCount).toBe(own.filter(({ place }) => place === "home").length);
        expect(summary.clinicCount).toBe(own.filter(({ place }) => place === "clinic").length);
        // A report of this range cannot know yet what comes after it.
        const known = answers.filter(({ date }) => date <= to);
        const firstDay = blocks[0] && blocks[0].date <= to ? blocks[0].date : undefined;
        expect(summaryOf(blocks, { from, to }, firstDay).daysPerWeek).toBe(
          slowDaysPerWeek(known, from, to),
        );
      },
    ),
    runs,
  );
});

const windowOf = (figures: WindowFigures | undefined) =>
  figures && {
    date: figures.date,
    itemCount: figures.itemCount,
    scoredCount: figures.scoredCount,
    help: Object.fromEntries(figures.cues.map(({ type, count }) => [type, count])),
  };

test("baseline and latest of every exercise at every level", () => {
  fc.assert(
    fc.property(histories(exercises), (answers) => {
      for (const { typeId } of exercises) {
        const blocks = blocksOf(of(answers, typeId));
        for (const { level, baseline, latest } of levelFiguresOf(blocks)) {
          const own = of(answers, typeId, level);
          for (const [figures, days] of [
            [baseline, slowBaselineDays(own)],
            [latest, slowLatestDays(own)],
          ] as const) {
            const wanted = slowWindow(own, days);
            if (!wanted) {
              expect(figures).toBeUndefined();
              continue;
            }
            const { accuracy, withoutHelp, latency, ...counts } = wanted;
            expect(windowOf(figures)).toEqual(counts);
            close(figures?.accuracy ?? null, accuracy, "accuracy");
            close(figures?.withoutHelp ?? null, withoutHelp, "without help");
            close(figures?.latency ?? null, latency, "latency");
          }
        }
      }
    }),
    runs,
  );
});

/** Where rounding could go either way, two correct sums may differ by one. */
const isOnTheEdge = (value: number) => Math.abs((value % 1) - 0.5) < 1e-6;

test("scores of areas, and the way to the next milestone", () => {
  fc.assert(
    fc.property(histories(exercises), fc.nat(3), (answers, rise) => {
      /** Exercises stand at the level of their last item or above it. */
      const levelOf = (typeId: number) => {
        const level = (of(answers, typeId).at(-1)?.level ?? 1) + rise;
        return Math.min(level, exercises.find((one) => one.typeId === typeId)!.maxLevel);
      };
      const scores = new Map(
        skillAreasOf(blocksOf(answers), taskTypes, { levelOf }).map((one) => [one.area, one]),
      );
      for (const area of areas) {
        const wanted = slowArea(answers, exercises, area);
        const score = scores.get(area);
        expect(score === undefined, area).toBe(wanted === undefined);
        if (!wanted || !score) continue;
        expect(score.baseline.date).toBe(wanted.baselineDate);
        expect(score.latest.date).toBe(wanted.latestDate);
        expect(Math.abs(score.baseline.value - wanted.baseline)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(Math.abs(score.latest.value - wanted.latest)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(score.exerciseCount).toBe(wanted.standings.length);
        if (isOnTheEdge(wanted.latest)) continue;
        const allowed = slowMilestones(wanted, levelOf).map(({ value, typeId, level }) => ({
          value,
          typeId,
          level,
        }));
        if (allowed.length === 0) expect(score.milestone).toBeUndefined();
        else expect(allowed).toContainEqual(score.milestone);
      }
    }),
    runs,
  );
});

test("every point of a line is what the report would have said on that day", () => {
  fc.assert(
    fc.property(
      histories(exercises),
      fc.constantFrom("week" as const, "day" as const),
      (answers, by) => {
        const blocks = blocksOf(answers);
        const [from, to] = ["2026-02-25", "2026-03-30"];
        const until = blocks.filter(({ date }) => date <= to);
        const periods = periodsOf(until, by, { from, to });
        for (const { area, points } of areaTrendsOf(until, taskTypes, periods))
          for (const point of points) {
            const then = until.filter(({ date }) => date <= point.to);
            const score = skillAreasOf(then, taskTypes).find((one) => one.area === area);
            expect(point.value).toBe(score?.latest.value);
            expect(point.itemCount).toBe(score?.itemCount);
          }
        for (const { typeId } of exercises) {
          const own = until.filter((block) => block.typeId === typeId);
          const points = taskTrendOf(own, periods);
          for (const { from: first, to: last, level, accuracy, itemCount } of points) {
            const wanted = of(answers, typeId, level).filter(
              ({ date }) => date >= first && date <= last,
            );
            close(accuracy, slowWithoutHelp(wanted), "point");
            expect(itemCount).toBe(wanted.filter((one) => one.accuracy !== null).length);
          }
          const inRange = own.filter(({ date }) => date >= from);
          const counted = points.reduce((sum, point) => sum + point.itemCount, 0);
          expect(counted, "no item is left out or counted twice").toBe(
            inRange.reduce((sum, block) => sum + block.scoredCount, 0),
          );
        }
      },
    ),
    runs,
  );
});

/** Six items of sums on two days, worked out with pencil and paper. */
test("the sums of a history that fits on a page", () => {
  const item = (date: string, level: number, own: Partial<Answer>): Answer => ({
    sessionId: date,
    typeId: 33,
    level,
    place: "home",
    date,
    accuracy: 100,
    cues: [],
    hints: 0,
    latencyMs: 4_000,
    ...own,
  });
  const answers = [
    item("2026-03-02", 2, {}),
    item("2026-03-02", 2, { accuracy: 0, latencyMs: 9_000 }),
    item("2026-03-02", 2, { cues: ["semantic"], latencyMs: 11_000 }),
    item("2026-03-04", 2, { accuracy: null, latencyMs: null }),
    item("2026-03-04", 2, { accuracy: 50 }),
    item("2026-03-04", 2, { place: "clinic" }),
  ];
  const blocks = blocksOf(answers);
  const total = totalsOf(blocks);
  // (100 + 0 + 100 + 50 + 100) / 5, the skipped one left out.
  expect(total.accuracy).toBe(70);
  // (100 + 0 + 0 with a cue + 50 + 100) / 5.
  expect(total.withoutHelp).toBe(50);
  // (4 + 9 + 11 + 4 + 4) / 5 seconds.
  expect(total.latency).toBe(6.4);
  const summary = summaryOf(blocks, { from: "2026-02-03", to: "2026-03-04" }, "2026-03-02");
  expect(summary).toMatchObject({ itemCount: 6, homeCount: 5, clinicCount: 1, activeDays: 2 });
  // 2 days of 3, over at least a week: 2 / 7 x 7.
  expect(summary.daysPerWeek).toBe(2);
  const [level] = levelFiguresOf(blocks);
  expect(level?.baseline, "five scored items are no baseline").toBeUndefined();
  expect(level?.latest).toMatchObject({ date: "2026-03-04", withoutHelp: 50, scoredCount: 5 });
});
