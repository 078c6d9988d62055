import { describe, expect, test } from "vitest";
import type { Refusal } from "../../lib/http/refusal.ts";
import { calendarRange } from "./calendar.rules.ts";
import { rangeOf } from "./report-range.rules.ts";

const losAngeles = "America/Los_Angeles";
/** The evening of 11/25 in Los Angeles, the morning of 11/26 in Berlin, the evening of 11/26 in Auckland. */
const now = new Date("2026-11-26T06:30:00Z");

const complaint = (asked: Parameters<typeof rangeOf>[0]) => {
  try {
    return rangeOf(asked, losAngeles, now);
  } catch (error) {
    return (error as Refusal).details.fields;
  }
};

describe("the days of a report", () => {
  test("are the last 30 until the patient's own today, as the calendar has it", () => {
    expect(rangeOf({}, losAngeles, now)).toEqual({
      from: "2026-10-27",
      to: "2026-11-25",
      today: "2026-11-25",
    });
    expect(calendarRange({}, losAngeles, now).today).toBe("2026-11-25");
  });

  test("end today where a link names a day that has begun where it is read, and not there yet", () => {
    const today = "2026-11-25";
    const [startDate, endDate] = ["2026-11-01", "2026-11-26"];
    expect(rangeOf({ startDate, endDate }, losAngeles, now)).toMatchObject({
      from: startDate,
      to: today,
    });
    expect(rangeOf({ startDate: endDate, endDate }, losAngeles, now)).toMatchObject({
      from: today,
      to: today,
    });
    expect(rangeOf({ endDate }, "Pacific/Auckland", now).to).toBe(endDate);
  });

  test("cannot lie in a future that has begun nowhere", () => {
    expect(complaint({ endDate: "2026-11-27" })).toEqual({
      endDate: "The end is in the future.",
    });
    expect(complaint({ startDate: "2026-11-27" })).toEqual({
      startDate: "The start is in the future.",
    });
    expect(complaint({ startDate: "2026-11-26", endDate: "2026-11-24" })).toHaveProperty(
      "startDate",
    );
  });
});
