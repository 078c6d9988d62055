import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths, endOfPeriod } from "./calendar.rules.ts";

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

test("periods follow each other without a gap, and never drift from their day", () => {
  const anchors = fc.date({
    min: new Date("2024-01-01T00:00:00Z"),
    max: new Date("2034-01-01T00:00:00Z"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(anchors, fc.constantFrom("month" as const, "year" as const), (anchor, interval) => {
      let begins = anchor;
      for (let period = 1; period <= 26; period += 1) {
        const ends = endOfPeriod(anchor, interval, begins);
        expect(ends).toEqual(addMonths(anchor, period * (interval === "month" ? 1 : 12)));
        begins = ends;
      }
    }),
    { numRuns: 50 },
  );
});
