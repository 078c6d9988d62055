import { epochSeconds } from "@regain/therapy/days";
import { expect, test } from "vitest";
import { columnHeads } from "./column-heads.ts";

const day = (date: string, end = date) => ({
  startDate: epochSeconds(date),
  endDate: epochSeconds(end),
});

test("a column is called by its days, whatever zone the reader lives in", () => {
  const columnList = [day("2026-03-02", "2026-03-08"), day("2026-03-09")];
  expect(columnHeads(columnList, columnList, "ByWeek", "en")).toEqual([
    { weekday: "Mon", from: "03/02/2026", to: "03/08/2026", session: undefined },
    { weekday: "Mon", from: "03/09/2026", to: undefined, session: undefined },
  ]);
});

test("sessions of one day are counted, and keep their number where others are not shown", () => {
  const all = [day("2026-03-02"), day("2026-03-02"), day("2026-03-03")];
  const numbers = (columns: typeof all) =>
    columnHeads(columns, all, "BySchedule", "en").map(({ session }) => session);
  expect(numbers(all)).toEqual([1, 2, undefined]);
  expect(numbers(all.slice(1))).toEqual([2, undefined]);
});
