import { dayMs } from "@regain/contract/durations";
import { expect, test } from "vitest";
import { auditSearchAfter, dayBegins, filterOf, isNarrowed } from "./audit-filter.ts";

test("another filter is looked at from the latest entry on", () => {
  const now = { before: "x", kind: "reading", pageSize: "50" } as const;
  expect(auditSearchAfter(now, { kind: "sign-in" })).toEqual({ kind: "sign-in", pageSize: "50" });
  expect(auditSearchAfter(now, { pageSize: "25" })).toEqual({ kind: "reading" });
  expect(auditSearchAfter(now, { person: "" })).toEqual({ kind: "reading", pageSize: "50" });
});

test("a turn of the page keeps the filter, and goes one way only", () => {
  const now = { before: "x", kind: "reading" } as const;
  expect(auditSearchAfter(now, { after: "y" })).toEqual({ kind: "reading", after: "y" });
  expect(auditSearchAfter({ after: "y" }, { before: "z" })).toEqual({ before: "z" });
});

test("both days of a range are looked at whole", () => {
  const { from, until } = filterOf({ from: "2026-03-02", to: "2026-03-02" });
  expect(Date.parse(until!) - Date.parse(from!)).toBe(dayMs);
  expect(dayBegins("2026-02-28", 1)).toBe(dayBegins("2026-03-01"));
});

test("a page is no filter", () => {
  expect(isNarrowed({ before: "x", pageSize: "100" })).toBe(false);
  expect(isNarrowed({ refused: "true" })).toBe(true);
});
