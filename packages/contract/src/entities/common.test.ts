import { expect, test } from "vitest";
import * as z from "zod/mini";
import { cutText, day, earliestDay, instant, version } from "./common.ts";

const isTaken = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

test.each([earliestDay, "1970-01-01", "2024-02-29", "9999-12-31"])("%s is a day", (value) => {
  expect(isTaken(day, value)).toBe(true);
  expect(isTaken(instant, `${value}T23:59:59.999Z`)).toBe(true);
  expect(isTaken(instant, `${value}T00:00:00+14:00`)).toBe(true);
});

test.each(["0000-01-01", "0001-01-01", "0999-01-01", "1000-01-01", "1899-12-31"])(
  "%s lies before all that is asked for",
  (value) => {
    expect(z.safeParse(day, value).error?.issues).toMatchObject([
      { message: "Choose a year from 1900 on." },
    ]);
    expect(isTaken(instant, `${value}T00:00:00Z`)).toBe(false);
  },
);

test.each(["2023-02-29", "2026-2-1", "20260201", "+002026-02-01", "2026-02-01 "])(
  "%j is no day",
  (value) => expect(isTaken(day, value)).toBe(false),
);

test("a version leaves room for the one that comes after it", () => {
  const maxCounted = 2 ** 31 - 1;
  expect([0, maxCounted - 1].map((value) => isTaken(version, value))).toEqual([true, true]);
  expect([-1, maxCounted, 0.5].map((value) => isTaken(version, value))).toEqual(
    Array(3).fill(false),
  );
});

test("a text is cut before a sign that would be cut in two", () => {
  const cut = (value: string) => z.parse(cutText(3), value);
  expect(["abcd", "ab\u{1f600}", "a\u{1f600}b", "ab"].map(cut)).toEqual([
    "abc",
    "ab",
    "a\u{1f600}",
    "ab",
  ]);
});
