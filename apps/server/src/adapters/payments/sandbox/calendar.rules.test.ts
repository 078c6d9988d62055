import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addMonths } from "../../../lib/months.ts";
import { endOfPeriod } from "./calendar.rules.ts";

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
