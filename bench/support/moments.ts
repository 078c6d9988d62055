import type { Page } from "@playwright/test";

/** One mark of a page, in ms of the page's clock. */
export interface Mark {
  readonly name: string;
  readonly at: number;
}

export interface Latencies {
  /** From lifting the finger to the feedback on the screen, ms. */
  readonly feedback: readonly number[];
  /** From Next to the next item on the screen, ms. */
  readonly next: readonly number[];
}

const prefix = "regain:";

declare global {
  /** Where a watched page collects its marks: the page itself keeps only one item's. */
  var collectedMarks: Mark[];
}

/** Collects a page's marks from its next navigation on. */
export async function watchMarks(page: Page): Promise<void> {
  await page.addInitScript((start) => {
    globalThis.collectedMarks = [];
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name.startsWith(start))
          globalThis.collectedMarks.push({ name: name.slice(start.length), at: startTime });
    }).observe({ type: "mark" });
  }, prefix);
}

/** All marks of a watched page, in order. */
export async function marksOf(page: Page): Promise<Mark[]> {
  const marks = await page.evaluate(() => globalThis.collectedMarks);
  return marks.toSorted((a, b) => a.at - b.at);
}

/** Waits until a watched page has set this mark this many times. */
export async function waitForMark(page: Page, name: string, times: number): Promise<void> {
  await page.waitForFunction(
    ([mark, count]) => globalThis.collectedMarks.filter((one) => one.name === mark).length >= count,
    [name, times] as const,
    { polling: 50 },
  );
}

/** The times between each feedback and the last tap before it, and between each Next and its item. */
export function latenciesOf(marks: readonly Mark[]): Latencies {
  const feedback: number[] = [];
  const next: number[] = [];
  let tapped: number | undefined;
  let wanted: number | undefined;
  for (const { name, at } of marks) {
    if (name === "tap") tapped = at;
    if (name === "next") wanted = at;
    if (name === "feedback" && tapped !== undefined) feedback.push(at - tapped);
    if (name === "item" && wanted !== undefined) next.push(at - wanted);
    if (name === "feedback") tapped = undefined;
    if (name === "item") wanted = undefined;
  }
  return { feedback, next };
}
