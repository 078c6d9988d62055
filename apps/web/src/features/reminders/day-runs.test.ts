import { weekdays } from "@regain/contract/entities/email-preferences";
import { expect, test } from "vitest";
import { dayRuns } from "./day-runs.ts";

test("days are said the shortest way", () => {
  expect(dayRuns(weekdays)).toEqual({ kind: "every-day" });
  expect(dayRuns(weekdays.slice(0, 5))).toEqual({ kind: "run", from: 0, to: 4 });
  expect(dayRuns(["wednesday", "thursday", "friday"])).toEqual({ kind: "run", from: 2, to: 4 });
  expect(dayRuns(["friday", "monday"])).toEqual({ kind: "list", days: [0, 4] });
  expect(dayRuns(["saturday", "sunday"])).toEqual({ kind: "list", days: [5, 6] });
  expect(dayRuns(["monday", "tuesday", "friday"])).toEqual({ kind: "list", days: [0, 1, 4] });
  expect(dayRuns([])).toEqual({ kind: "list", days: [] });
});
