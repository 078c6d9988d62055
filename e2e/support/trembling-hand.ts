import { expect, type Locator, type Page } from "@playwright/test";
import { passOver } from "./forward-clock.ts";

/** Two taps this far apart are a tremor, ms. */
const trembleMs = 200;
/** A tap this long after the last one is intended, ms. */
const meantMs = 401;

export interface TremblingHand {
  /** Taps there several times; after each tap the condition must hold. */
  tremble(holds: () => Promise<unknown>): Promise<void>;
  /** Taps there once, after a while. */
  tapLater(): Promise<void>;
}

/** Stops the page's clock: the guards against trembling hands see only the time added to it. */
export async function stopClock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = performance.now();
    const clock = { ahead: 0 };
    performance.now = () => now + clock.ahead;
    Object.defineProperty(Event.prototype, "timeStamp", { get: () => performance.now() });
    globalThis.putForward = (ms) => void (clock.ahead += ms);
  });
}

/** A hand that stays where this is now, whatever appears there, on a page whose clock is stopped. */
export async function handOver(page: Page, place: Locator): Promise<TremblingHand> {
  const { x, y } = (await place.boundingBox())!;
  const tapAfter = async (ms: number) => {
    await passOver(page, ms);
    await page.mouse.click(x + 8, y + 8);
  };
  return {
    async tremble(holds) {
      for (let tap = 0; tap < 4; tap += 1) {
        await tapAfter(trembleMs);
        await holds();
      }
    },
    tapLater: () => tapAfter(meantMs),
  };
}

/** The first tap opens it, the tremor leaves it open, and a later tap outside it closes it. */
export async function expectOpenedOnce(page: Page, opener: Locator, opened: Locator) {
  await stopClock(page);
  const hand = await handOver(page, opener);
  await hand.tremble(() => expect(opened).toBeVisible());
  await hand.tapLater();
  await expect(opened).toBeHidden();
}
