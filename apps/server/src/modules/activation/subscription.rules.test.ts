import { expect, test } from "vitest";
import { firstSubscription } from "./subscription.rules.ts";

const now = new Date("2026-08-31T10:00:00Z");
const begun = (institutionId: string | null, months: number | null) => {
  const { status, period_ends_at } = firstSubscription({ institutionId, months }, now);
  return [status, (period_ends_at as Date | null)?.toISOString().slice(0, 10) ?? null];
};

test("an account begins with what was agreed, else with a trial of 14 days", () => {
  expect(begun(null, null)).toEqual(["trialing", "2026-09-14"]);
  expect(begun("harbor", null)).toEqual(["paying", null]);
  expect(begun(null, 3)).toEqual(["paying", "2026-11-30"]);
  expect(begun("harbor", 6)).toEqual(["paying", "2027-02-28"]);
});
