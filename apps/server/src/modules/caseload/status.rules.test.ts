import { describe, expect, test } from "vitest";
import { type Activity, statusOf, statusOnTheWire, statusTypeOf } from "./status.rules.ts";

/** Practices 4 days a week, and did so yesterday. */
const steady: Activity = {
  daysSinceActive: 1,
  daysPerWeek: 4,
  lateDays: 8,
  earlierPerWeek: 4,
  isDischarged: false,
};
const never = { daysSinceActive: null, daysPerWeek: null, lateDays: 0, earlierPerWeek: 0 };

describe("a patient's status", () => {
  test.each<[string, Partial<Activity>, string]>([
    ["practises 4 days a week", {}, "on-track"],
    ["practises 3 days a week", { daysPerWeek: 3 }, "on-track"],
    ["practises less than 3 days a week", { daysPerWeek: 2.9 }, "light"],
    ["began this week", { daysPerWeek: 3, lateDays: 3, earlierPerWeek: 0 }, "on-track"],
    ["has not practised for a week", { daysSinceActive: 7 }, "on-track"],
    ["has not practised for longer", { daysSinceActive: 8 }, "stopped"],
    ["practises half as much as before", { lateDays: 4 }, "on-track"],
    ["practises less than half as much as before", { lateDays: 3 }, "slipping"],
    [
      "practised little before as well",
      { daysPerWeek: 1, lateDays: 0, earlierPerWeek: 1.8 },
      "light",
    ],
    ["has stopped after slipping", { daysSinceActive: 12, lateDays: 1 }, "stopped"],
    ["has never practised", never, "not-started"],
    ["was discharged", { isDischarged: true }, "discharged"],
    ["was discharged before any practice", { ...never, isDischarged: true }, "discharged"],
  ])("who %s", (_, own, status) => {
    expect(statusOf({ ...steady, ...own })).toBe(status);
  });

  test("has an icon, and its place in the list", () => {
    const kinds = [
      "stopped",
      "slipping",
      "not-started",
      "light",
      "on-track",
      "discharged",
    ] as const;
    const listed = kinds.map((kind) => statusTypeOf(kind));
    expect(listed.map(({ statusIcon }) => statusIcon)).toEqual([3, 3, 2, 1, 1, 1]);
    expect(listed.map(({ sortOrder }) => sortOrder)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("is explained by its figures", () => {
    const explain = (kind: Parameters<typeof statusOnTheWire>[0], own: Partial<Activity> = {}) =>
      statusOnTheWire(kind, { ...steady, ...own }, { date: "11/02/2026", reason: "Goals met" })
        .statusPopup;
    expect(explain("stopped", { daysSinceActive: 12 })).toBe(
      "No practice for 12 days. The last was on 11/02/2026.",
    );
    expect(explain("slipping", { lateDays: 3, earlierPerWeek: 3.8 })).toBe(
      "1.5 days a week in the last 2 weeks, down from 3.8 days a week in the 4 weeks before.",
    );
    expect(explain("slipping", { lateDays: 2, earlierPerWeek: 3.8 })).toBe(
      "1 day a week in the last 2 weeks, down from 3.8 days a week in the 4 weeks before.",
    );
    expect(explain("light", { daysPerWeek: 1.4 })).toContain("at least 3 days/week");
    expect(explain("light", { daysPerWeek: 1 })).toMatch(/^1 day a week in the last 30 days/);
    expect(explain("discharged")).toBe("Discharged on 11/02/2026: Goals met.");
  });
});
