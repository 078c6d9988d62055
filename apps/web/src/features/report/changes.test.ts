import type { ReportDomain } from "@regain/contract/entities/report";
import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

const domain = (
  displayName: string,
  kind: ReportDomain["change"]["kind"],
  value?: number,
): ReportDomain => ({
  displayName,
  systemName: "attention",
  domainName: displayName,
  description: "",
  baseline: { value: 39, description: "", date: "2026-05-12" },
  latest: { value: 58, description: "", date: "2026-11-18" },
  change: {
    kind,
    difference: value === undefined ? null : { value, low: value - 5, high: value + 5 },
    text: "",
  },
  nextMilestone: null,
  radarDisplayOrder: 1,
});

const names = (domains: readonly ReportDomain[]) => domains.map((one) => one.displayName);

test("what changed most comes first, up and down apart", () => {
  const { up, down } = changesOf([
    domain("Memory", "up", 12),
    domain("Attention", "up", 19),
    domain("Visual", "down", -9),
    domain("Writing", "down", -14),
  ]);
  expect(names(up)).toEqual(["Attention", "Memory"]);
  expect(names(down)).toEqual(["Writing", "Visual"]);
});

test("a difference that the server calls chance is no change, however large it looks", () => {
  const { up, unchanged } = changesOf([domain("Visual", "within-noise", 15)]);
  expect([names(up), names(unchanged)]).toEqual([[], ["Visual"]]);
});

test("what will never be comparable is not called too early", () => {
  const { levelFound, tooEarly } = changesOf([
    domain("Visual", "level-found"),
    domain("Memory", "too-early"),
  ]);
  expect([names(levelFound), names(tooEarly)]).toEqual([["Visual"], ["Memory"]]);
});
