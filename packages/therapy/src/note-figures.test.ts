import { expect, test } from "vitest";
import { levelAtEndOf, levelsInNote, serviceDays } from "./note-figures.ts";
import { levelFiguresOf } from "./performance.ts";
import { aBlock, rightOfTen } from "./testing/blocks.ts";

const march = { from: "2026-03-01", to: "2026-03-31" };
const minute = 60_000;
const almost = 999;

test("the days of a range hold items and time by place", () => {
  const blocks = [
    aBlock({ date: "2026-02-28" }),
    aBlock({ date: "2026-03-05", place: "clinic", itemCount: 6 }),
    aBlock({ date: "2026-03-02", itemCount: 12 }),
    aBlock({ date: "2026-03-02", typeId: 7 }),
  ];
  const at = { typeId: 1, level: 1 };
  const times = [
    { date: "2026-02-28", place: "home", milliseconds: 9 * minute, ...at },
    { date: "2026-03-02", place: "home", milliseconds: 4 * minute, ...at },
    { date: "2026-03-02", place: "home", milliseconds: 3 * minute, typeId: 7, level: 1 },
    { date: "2026-03-05", place: "clinic", milliseconds: 2 * minute + almost, ...at },
  ] as const;
  const home = { homeCount: 22, homeSeconds: 7 * 60 };
  const clinic = { clinicCount: 6, clinicSeconds: 2 * 60 };
  expect(serviceDays(blocks, times, march)).toEqual([
    { date: "2026-03-02", ...home, clinicCount: 0, clinicSeconds: 0 },
    { date: "2026-03-05", homeCount: 0, homeSeconds: 0, ...clinic },
  ]);
});

test("each level of the range stands with its baseline and its latest days, each with its dates", () => {
  const level = 3;
  const blocks = [
    rightOfTen(4, { date: "2026-02-01", level }),
    rightOfTen(5, { date: "2026-03-02", level }),
    rightOfTen(6, { date: "2026-03-03", level, place: "clinic", cueCounts: { semantic: 2 } }),
    rightOfTen(9, { date: "2026-03-04", level, cueCounts: { semantic: 1, hint: 3 } }),
    rightOfTen(10, { date: "2026-03-05", level }),
    rightOfTen(10, { date: "2026-02-01", level: 4 }),
  ];
  const time = {
    date: "2026-03-04",
    place: "home",
    typeId: 1,
    level,
    milliseconds: minute,
  } as const;
  const [only, ...others] = levelsInNote(blocks, [time, { ...time, level: 4 }], march);
  expect(others).toEqual([]);
  // (500 + 600 + 900 + 1000) / 40 items = 75 %
  expect(only).toMatchObject({
    typeId: 1,
    level,
    dayCount: 4,
    homeCount: 30,
    clinicCount: 10,
    milliseconds: minute,
    inRange: { withoutHelp: 75, scoredCount: 40, from: "2026-03-02", to: "2026-03-05" },
    baseline: { withoutHelp: 40, scoredCount: 10, from: "2026-02-01", to: "2026-02-01" },
    // (600 + 900 + 1000) / 30 items
    latest: { scoredCount: 30, from: "2026-03-03", to: "2026-03-05" },
    rangeChange: { kind: "up" },
    latestChange: { kind: "up" },
  });
  expect(only?.latest?.withoutHelp).toBeCloseTo(250 / 3);
  expect(only?.inRange.cues).toEqual([
    { type: "semantic", count: 3 },
    { type: "hint", count: 3 },
  ]);
});

test("a range of one place holds what was done there, against all practice", () => {
  const blocks = [
    rightOfTen(4, { date: "2026-02-01" }),
    rightOfTen(9, { date: "2026-03-02" }),
    rightOfTen(6, { date: "2026-03-02", place: "clinic" }),
    rightOfTen(7, { date: "2026-03-02", level: 2 }),
  ];
  const inClinic = { ...march, place: "clinic" } as const;
  const [only, ...others] = levelsInNote(blocks, [], inClinic);
  expect(others).toEqual([]);
  expect(only).toMatchObject({
    inRange: { withoutHelp: 60, scoredCount: 10 },
    baseline: { withoutHelp: 40, to: "2026-02-01" },
    latest: { scoredCount: 30 },
  });
  expect(only).toMatchObject(
    (({ baseline, latest }) => ({ baseline, latest }))(levelsInNote(blocks, [], march)[0]!),
  );
  expect(serviceDays(blocks, [], inClinic)).toMatchObject([{ homeCount: 0, clinicCount: 10 }]);
});

test("ten items against ten are a small sample: two more right are within chance", () => {
  const blocks = [rightOfTen(6, { date: "2026-02-01" }), rightOfTen(8, { date: "2026-03-02" })];
  expect(levelsInNote(blocks, [], march)[0]).toMatchObject({
    rangeChange: { kind: "within-noise" },
  });
});

test("a range that holds the baseline's days is not compared with it", () => {
  const [only] = levelsInNote([rightOfTen(6, { date: "2026-03-02" })], [], march);
  expect(only).toMatchObject({
    rangeChange: { kind: "too-early" },
    latestChange: { kind: "too-early" },
  });
});

test("what was only skipped is items without accuracy", () => {
  const [only] = levelsInNote(
    [aBlock({ date: "2026-03-02", itemCount: 3, scoredCount: 0, accuracySum: 0 })],
    [],
    march,
  );
  expect(only).toMatchObject({
    inRange: { itemCount: 3, scoredCount: 0, withoutHelp: null },
    baseline: undefined,
    latest: undefined,
    rangeChange: { kind: "too-early" },
  });
});

test("baseline and latest hold all items of their days, the skipped with their help, as the report does", () => {
  const skipped = { itemCount: 4, scoredCount: 0, accuracySum: 0, withoutHelpSum: 0 };
  const blocks = [
    rightOfTen(6, { date: "2026-03-01", sessionId: "a" }),
    aBlock({ ...skipped, date: "2026-03-01", sessionId: "b", cueCounts: { hint: 1 } }),
    rightOfTen(8, { date: "2026-03-09", sessionId: "c" }),
    aBlock({ ...skipped, date: "2026-03-09", sessionId: "d", cueCounts: { semantic: 3, hint: 5 } }),
    aBlock({ ...skipped, date: "2026-03-10", sessionId: "e", cueCounts: { hint: 9 } }),
  ];
  const [inNote] = levelsInNote(blocks, [], march);
  const [inReport] = levelFiguresOf(blocks);
  expect(inNote?.baseline).toMatchObject({ itemCount: 14, scoredCount: 10, to: "2026-03-01" });
  for (const which of ["baseline", "latest"] as const) {
    const { date: _, ...figures } = inReport![which]!;
    expect(inNote![which]).toMatchObject(figures);
  }
});

test("the level at a day's end is where the last step had led", () => {
  const steps = [
    { typeId: 1, from: 2, to: 3, date: "2026-03-02" },
    { typeId: 1, from: 3, to: 4, date: "2026-03-09" },
    { typeId: 7, from: 1, to: 9, date: "2026-03-05" },
  ];
  const levelOn = (day: string) => levelAtEndOf(day, 1, steps, 4);
  expect(
    ["2026-03-01", "2026-03-02", "2026-03-08", "2026-03-09", "2026-04-01"].map(levelOn),
  ).toEqual([2, 3, 3, 4, 4]);
  expect(levelAtEndOf("2026-03-01", 5, steps, 6)).toBe(6);
});
