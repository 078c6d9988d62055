import type { Locator, Page } from "@playwright/test";

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Fingers {
  /** Puts a finger down there; the others stay. */
  put(finger: number, at: Point): Promise<void>;
  slide(finger: number, to: Point): Promise<void>;
  lift(finger: number): Promise<void>;
}

/** Several fingers on the glass, each by itself. A finger's number is any that no other has. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const protocol = await page.context().newCDPSession(page);
  const down = new Map<number, Point>();
  const tell = (type: "touchStart" | "touchMove" | "touchEnd", which = Array.from(down)) =>
    protocol.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: which.map(([id, { x, y }]) => ({ id, x, y })),
    });
  return {
    async put(finger, at) {
      down.set(finger, at);
      await tell("touchStart");
    },
    async slide(finger, to) {
      down.set(finger, to);
      await tell("touchMove");
    },
    async lift(finger) {
      const lifted = down.get(finger);
      if (!lifted) throw new Error(`finger ${finger} is not on the glass`);
      down.delete(finger);
      await tell("touchEnd", [[finger, lifted]]);
    },
  };
}

/** The middle of the element, once it is there. */
export async function middleOf(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await thing.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
