import { expect, test } from "vitest";
import { addMonths } from "./months.ts";

const at = (moment: string) => new Date(`${moment}T23:30:00Z`);

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2027-01-31", 2, "2027-03-31"],
  ["2027-12-31", 2, "2028-02-29"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2028-02-29", 48, "2032-02-29"],
  ["2027-03-15", 1, "2027-04-15"],
])("%s and %i months are %s", (from, months, wanted) => {
  expect(addMonths(at(from), months)).toEqual(at(wanted));
});
