import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { totalsOf } from "./blocks.ts";
import { minPeers, type Norm, normOf, percentileOf, rankAmong } from "./percentiles.ts";
import { type Answer, blocksOf, someAnswers } from "./testing/answers.ts";

const upTo = (last: number) => Array.from({ length: last + 1 }, (_, index) => index);
const norm = (means: readonly number[]): Norm => {
  const made = normOf(means);
  if (!made) throw new Error("There are too few peers for a norm.");
  return made;
};

describe("a norm", () => {
  test("needs 20 peers", () => {
    expect(minPeers).toBe(20);
    expect(normOf(upTo(18))).toBeUndefined();
    expect(normOf(upTo(19))?.count).toBe(20);
  });

  test("of 101 peers are the peers themselves, in order", () => {
    const { quantiles, mean } = norm(upTo(100).toReversed());
    expect(quantiles).toEqual(upTo(100));
    expect(mean).toBe(50);
  });

  test("interpolates between two peers, worked out by hand", () => {
    // 21 peers at 0, 5, 10 … 100: every percentile is 0.2 of the way to the next peer.
    const { quantiles } = norm(upTo(20).map((step) => step * 5));
    expect(quantiles[1]).toBeCloseTo(1);
    expect(quantiles[50]).toBe(50);
    // 20 peers at 1 to 20: the tenth percentile is at place 1.9, so 2.9.
    expect(norm(upTo(19).map((step) => step + 1)).quantiles[10]).toBeCloseTo(2.9);
  });
});

describe("the rank among peers", () => {
  test("worked out by hand", () => {
    const peers = norm(upTo(100));
    expect(rankAmong(peers, -1)).toBe(0);
    expect(rankAmong(peers, 0)).toBe(0);
    expect(rankAmong(peers, 89.5)).toBeCloseTo(89.5);
    expect(rankAmong(peers, 90)).toBe(90);
    expect(rankAmong(peers, 100)).toBe(100);
    expect(rankAmong(peers, 101)).toBe(100);
  });

  test("counts half of the equal ones", () => {
    // 0 to 59 once each, then 41 peers with everything right: places 60 to 100, whose middle is 80.
    const peers = norm([...upTo(59), ...upTo(40).map(() => 100)]);
    expect(rankAmong(peers, 100)).toBe(80);
    // All the same: the rank is in the middle.
    const alike = norm(upTo(29).map(() => 70));
    expect([rankAmong(alike, 69), rankAmong(alike, 70), rankAmong(alike, 71)]).toEqual([
      0, 50, 100,
    ]);
  });

  test("of a latency is turned around: faster is higher", () => {
    const peers = norm(upTo(100).map((step) => step / 10));
    expect(percentileOf("latency", peers, 1)).toBe(90);
    expect(percentileOf("accuracy", peers, 1)).toBe(10);
    expect(percentileOf("latency", peers, 20)).toBe(0);
    expect(percentileOf("latency", peers, 0.01)).toBe(100);
  });
});

/** Quantiles as sums over all peers, each weighted by its distance. */
function slowQuantiles(means: readonly number[]): number[] {
  const sorted: number[] = [];
  for (const mean of means) {
    const place = sorted.findIndex((one) => one > mean);
    sorted.splice(place < 0 ? sorted.length : place, 0, mean);
  }
  return upTo(100).map((percent) => {
    const at = (percent / 100) * (sorted.length - 1);
    return sorted.reduce((sum, one, i) => sum + one * Math.max(0, 1 - Math.abs(at - i)), 0);
  });
}

/** Bisects the line from 0 to 100 until it has found where `holds` becomes true; 100 if it never does. */
function firstWhere(holds: (percent: number) => boolean): number {
  let [no, yes] = [0, 100];
  if (holds(0)) return 0;
  for (let round = 0; round < 60; round++) {
    const middle = (no + yes) / 2;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/**
 * The middle of all percentages whose quantile is this value, on the piecewise linear curve through the 101
 * quantiles.
 */
function slowRank(quantiles: readonly number[], value: number): number {
  const at = (percent: number) => {
    const low = Math.min(99, Math.floor(percent));
    const [from, to] = [quantiles[low]!, quantiles[low + 1]!];
    return from + (to - from) * (percent - low);
  };
  const reached = firstWhere((percent) => at(percent) >= value - 1e-9);
  const passed = firstWhere((percent) => at(percent) > value + 1e-9);
  return (reached + passed) / 2;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

const withoutHelp = (answers: readonly Answer[]) =>
  answers.flatMap(({ accuracy, hadHelp }) => (accuracy === null ? [] : [hadHelp ? 0 : accuracy]));
const secondsOf = (answers: readonly Answer[]) =>
  answers.flatMap(({ accuracy, latencyMs }) =>
    accuracy === null || latencyMs === null ? [] : [latencyMs / 1000],
  );

describe("a slow second implementation, from single answers, says the same", () => {
  test.each([
    [
      "accuracy",
      withoutHelp,
      (answers: readonly Answer[]) => totalsOf(blocksOf(answers)).withoutHelp,
    ],
    ["latency", secondsOf, (answers: readonly Answer[]) => totalsOf(blocksOf(answers)).latency],
  ] as const)("%s of random patients among random patients", (measure, slowly, really) => {
    fc.assert(
      fc.property(fc.array(someAnswers, { minLength: 26, maxLength: 45 }), (patients) => {
        const [own, ...others] = patients.filter((answers) => slowly(answers).length > 0);
        if (!own || others.length < minPeers) return;
        const made = norm(others.map((answers) => really(answers)!));
        const slow = slowQuantiles(others.map((answers) => mean(slowly(answers))));
        for (const percent of upTo(100))
          expect(made.quantiles[percent]).toBeCloseTo(slow[percent]!, 6);
        expect(made.mean).toBeCloseTo(mean(others.map((answers) => mean(slowly(answers)))), 6);
        const rank = rankAmong(made, really(own)!);
        expect(rank).toBeCloseTo(slowRank(slow, mean(slowly(own))), 3);
        const percentile = percentileOf(measure, made, really(own)!);
        expect(
          Math.abs(percentile - (measure === "latency" ? 100 - rank : rank)),
        ).toBeLessThanOrEqual(0.5);
      }),
      { numRuns: 60 },
    );
  });
});
