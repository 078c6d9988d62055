import type { Locator } from "@playwright/test";

/**
 * Scrolls the content of a box, or the page itself, from its last corner to its first, one step per frame.
 * @returns times from one painted frame to the next, ms
 */
export function scrollFrames(box: Locator, steps: number): Promise<number[]> {
  return box.evaluate(async (element, count) => {
    const [top, left] = [element.scrollHeight, element.scrollWidth];
    const times: number[] = [];
    let last = await new Promise<number>((painted) => requestAnimationFrame(painted));
    for (let step = count; step >= 0; step--) {
      element.scrollTo({ top: (top * step) / count, left: (left * step) / count });
      const now = await new Promise<number>((painted) => requestAnimationFrame(painted));
      times.push(now - last);
      last = now;
    }
    return times;
  }, steps);
}
