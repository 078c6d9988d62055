import { describe, expect, test } from "vitest";
import { accuracyWithoutHelp, atLimits, hadHelp, totalsOf } from "./blocks.ts";
import { aBlock } from "./testing/blocks.ts";

describe("an item's accuracy without help", () => {
  const item = { result: "correct", accuracy: 100, cueCount: 0, hintCount: 0 } as const;

  test("is its accuracy where nobody helped", () => {
    expect(accuracyWithoutHelp(item)).toBe(100);
    expect(accuracyWithoutHelp({ ...item, accuracy: 66.7 })).toBe(66.7);
  });

  test("is 0 after one cue or one hint, however right the answer", () => {
    expect(accuracyWithoutHelp({ ...item, cueCount: 1 })).toBe(0);
    expect(accuracyWithoutHelp({ ...item, hintCount: 1 })).toBe(0);
  });

  test("is 0 where a correction says that there was help, which nobody counted", () => {
    expect(accuracyWithoutHelp({ ...item, result: "correct_w_help" })).toBe(0);
  });

  test("is nothing where the item was skipped, with help or not", () => {
    expect(accuracyWithoutHelp({ ...item, accuracy: null })).toBeNull();
    expect(accuracyWithoutHelp({ ...item, accuracy: null, cueCount: 2 })).toBeNull();
  });
});

test("help is a cue, a hint, or what a clinician says was help", () => {
  const item = { result: "correct", cueCount: 0, hintCount: 0 } as const;
  const helped = [{ hintCount: 1 }, { cueCount: 2 }, { result: "correct_w_help" }] as const;
  expect(hadHelp(item)).toBe(false);
  expect(helped.map((own) => hadHelp({ ...item, ...own }))).toEqual([true, true, true]);
});

describe("what several blocks say together", () => {
  test("is weighted by items: ten weigh more than two", () => {
    const ten = aBlock({ scoredCount: 10, accuracySum: 1_000, withoutHelpSum: 700 });
    const two = aBlock({ scoredCount: 2, accuracySum: 0, withoutHelpSum: 0 });
    const totals = totalsOf([ten, two]);
    expect(totals).toMatchObject({ itemCount: 12, scoredCount: 12 });
    expect(totals.accuracy).toBeCloseTo(1_000 / 12);
    expect(totals.withoutHelp).toBeCloseTo(700 / 12);
  });

  test("is rounded alike however its tenths were added: 36.5 is no 36.49999999999999", () => {
    const parts = [42.9, 33.3, 33.3].map((accuracySum) => aBlock({ scoredCount: 1, accuracySum }));
    const [inOrder, turned] = [totalsOf(parts), totalsOf(parts.toReversed())];
    expect(inOrder).toEqual(turned);
    expect(inOrder).toMatchObject({ accuracy: 36.5, withoutHelp: 36.5 });
  });

  test("leaves skipped items out of the accuracy and in the count", () => {
    expect(totalsOf([aBlock({ itemCount: 10, scoredCount: 4, accuracySum: 400 })])).toMatchObject({
      itemCount: 10,
      scoredCount: 4,
      accuracy: 100,
    });
  });

  test("gives the latency in seconds, over the items that had one", () => {
    const blocks = [
      aBlock({ latencySum: 9_000, latencyCount: 3 }),
      aBlock({ latencySum: 1_000, latencyCount: 1 }),
    ];
    expect(totalsOf(blocks).latency).toBe(2.5);
  });

  test("has no means where there is nothing to take them of", () => {
    expect(totalsOf([])).toEqual({
      itemCount: 0,
      scoredCount: 0,
      accuracy: null,
      withoutHelp: null,
      latency: null,
      latencyCount: 0,
    });
  });
});

test.each([
  // Four right, three a third right, three wrong.
  [(400 + 3 * 33.3) / 10, 50],
  [(700 + 3 * 33.3) / 10, 80],
  // This far below is below.
  [79.95, 79.95],
  [(300 + 99.8) / 4, 99.95],
  [80, 80],
  [80.01, 80.01],
  [0, 0],
  [100, 100],
])("a mean of %f meets limits as %f", (mean, met) => {
  expect(atLimits(mean)).toBe(met);
});
