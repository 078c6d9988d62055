import type { ReportDomain } from "@regain/contract/entities/report";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

const domain = (
  displayName: string,
  from: number,
  to: number,
  date = "2026-05-12",
): ReportDomain => ({
  displayName,
  systemName: "attention",
  domainName: displayName,
  description: "",
  baseline: { value: from, description: "", date },
  latest: { value: to, description: "", date: "2026-11-18" },
  nextMilestone: null,
  radarDisplayOrder: 1,
});

test("the area that rose most is named, with the day that comparing starts from", () => {
  const changes = changesOf([domain("Attention", 39, 58), domain("Memory", 41, 44, "2026-05-10")]);
  expect(changes?.most?.displayName).toBe("Attention");
  expect(changes?.since).toBe("2026-05-10");
});

test("a difference within the usual range is no change, up or down", () => {
  const changes = changesOf([domain("Visual", 50, 52), domain("Memory", 44, 41)]);
  expect(changes?.most).toBeUndefined();
  expect(changes?.unchanged.map((one) => one.displayName)).toEqual(["Visual", "Memory"]);
});

test("without areas there is nothing to say", () => {
  expect(changesOf([])).toBeUndefined();
});
