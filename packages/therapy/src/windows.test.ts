import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Block } from "./blocks.ts";
import { aBlock, rightOfTen } from "./testing/blocks.ts";
import { baselineWindow, latestWindow } from "./windows.ts";

const onDay = (day: number, own: Partial<Block> = {}) =>
  aBlock({ date: `2026-03-${String(day).padStart(2, "0")}`, ...own });

describe("the baseline", () => {
  test("needs ten scored items", () => {
    expect(baselineWindow([])).toBeUndefined();
    expect(baselineWindow([onDay(2, { scoredCount: 9 })])).toBeUndefined();
    expect(baselineWindow([onDay(2, { scoredCount: 10 })])?.date).toBe("2026-03-02");
  });

  test("does not count skipped items", () => {
    const mostlySkipped = onDay(2, { itemCount: 25, scoredCount: 6 });
    expect(baselineWindow([mostlySkipped])).toBeUndefined();
    expect(baselineWindow([mostlySkipped, onDay(3, { scoredCount: 4 })])?.date).toBe("2026-03-03");
  });

  test("takes the first days and no more than it needs, each day whole", () => {
    const first = onDay(2, { scoredCount: 6 });
    const morning = onDay(4, { scoredCount: 5, sessionId: "morning" });
    const evening = onDay(4, { scoredCount: 5, sessionId: "evening" });
    const window = baselineWindow([onDay(9), evening, first, morning]);
    expect(window?.date).toBe("2026-03-04");
    expect(new Set(window?.blocks)).toEqual(new Set([first, morning, evening]));
  });
});

describe("the latest figures", () => {
  test("rest on the last three days with items, however far apart", () => {
    const window = latestWindow([onDay(1), onDay(3), onDay(9), onDay(20)]);
    expect(window?.blocks.map(({ date }) => date)).toEqual([
      "2026-03-03",
      "2026-03-09",
      "2026-03-20",
    ]);
    expect(window?.date).toBe("2026-03-20");
  });

  test("pass over a day on which all was skipped", () => {
    const skipped = onDay(21, { itemCount: 10, scoredCount: 0 });
    expect(latestWindow([onDay(20), skipped])?.date).toBe("2026-03-20");
  });

  test("are there from the first scored item on", () => {
    expect(latestWindow([])).toBeUndefined();
    expect(latestWindow([onDay(2, { scoredCount: 1 })])?.date).toBe("2026-03-02");
  });
});

/** Practice on days `from` to `to` of a month, in any order. */
const practice = (from: number, to: number) =>
  fc.array(
    fc
      .record({ day: fc.integer({ min: from, max: to }), right: fc.integer({ min: 0, max: 10 }) })
      .map(({ day, right }) =>
        rightOfTen(right, { date: onDay(day).date, level: 1 + (right % 4) }),
      ),
    { maxLength: 12 },
  );

describe("whatever somebody practises later", () => {
  test("the baseline stays as it was", () => {
    fc.assert(
      fc.property(practice(1, 14), practice(15, 28), (earlier, later) => {
        fc.pre(earlier.length > 0);
        expect(baselineWindow([...earlier, ...later])).toEqual(baselineWindow(earlier));
      }),
    );
  });

  test("three later days are all that the latest figures rest on", () => {
    fc.assert(
      fc.property(practice(1, 14), practice(15, 28), (earlier, later) => {
        fc.pre(new Set(later.map(({ date }) => date)).size >= 3);
        expect(latestWindow([...earlier, ...later])).toEqual(latestWindow(later));
      }),
    );
  });
});
