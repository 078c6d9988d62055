import { english } from "@regain/content/en/content";
import { expect, test } from "vitest";
import { minPeers, normOf } from "./percentiles.ts";
import { createRng } from "./rng.ts";
import { simulatedPeerCount, simulatedPeers } from "./simulated-peers.ts";
import { findTaskType } from "./task-types/registry.ts";

const arithmetic = findTaskType(33)!;
const peersAt = (level: number, seed = "peers") =>
  simulatedPeers(arithmetic, level, english, createRng(seed));

test("simulated peers are enough for percentiles, and the same for the same seed", () => {
  expect(simulatedPeerCount).toBeGreaterThanOrEqual(Math.max(30, minPeers));
  const { accuracy, latency } = peersAt(3);
  expect([accuracy.length, latency.length]).toEqual([simulatedPeerCount, simulatedPeerCount]);
  expect(peersAt(3)).toEqual({ accuracy, latency });
  expect(peersAt(3, "others")).not.toEqual({ accuracy, latency });
});

test("they stand as far apart as people do whose levels follow their answers", () => {
  for (const level of [1, 6, 12]) {
    const { accuracy, latency } = peersAt(level);
    expect(Math.min(...accuracy)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...accuracy)).toBeLessThanOrEqual(100);
    const { quantiles, mean } = normOf(accuracy)!;
    expect(quantiles[75]! - quantiles[25]!).toBeGreaterThan(10);
    expect(mean).toBeGreaterThan(50);
    expect(mean).toBeLessThan(85);
    expect(Math.min(...latency)).toBeGreaterThan(0.2);
  }
});
