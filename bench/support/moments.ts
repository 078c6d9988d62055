import type { Page } from "@playwright/test";

/** One mark of a page, in ms of the page's clock. */
export interface Mark {
  readonly name: string;
  readonly at: number;
}

export interface Latencies {
  /** From the lifting of the finger to the feedback on the screen, ms. */
  readonly feedback: readonly number[];
  /** From Next to the next item on the screen, ms. */
  readonly next: readonly number[];
}

const prefix = "regain:";

export function marksOf(page: Page): Promise<Mark[]> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType("mark")
        .filter(({ name }) => name.startsWith(start))
        .map(({ name, startTime }) => ({ name: name.slice(start.length), at: startTime })),
    prefix,
  );
}

/** Waits until a page has set this mark so many times. */
export async function waitForMark(page: Page, name: string, times: number): Promise<void> {
  await page.waitForFunction(
    ([mark, count]) => performance.getEntriesByName(mark).length >= count,
    [prefix + name, times] as const,
    { polling: 50 },
  );
}

/** What lies between each feedback and the last tap before it, and between each Next and its item. */
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
