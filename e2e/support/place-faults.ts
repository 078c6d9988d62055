import type { Locator, Page } from "@playwright/test";

type Place = readonly [left: number, top: number, right: number, bottom: number];

/** By name, in CSS pixels. */
export type Places = Map<string, Place>;

/** Fractions of a pixel are rounded differently: nobody's hand misses because of that. */
const leastShift = 2;

/** What a patient finds without looking: it is on every item's screen, always in the same place. */
const steady = (page: Page): Readonly<Record<string, Locator>> => ({
  Home: page.getByRole("button", { name: "Home", exact: true }),
  Help: page.getByRole("button", { name: "Help", exact: true }),
  "what goes on": page.locator("footer").getByRole("button"),
  "how far it is": page.locator("footer").getByRole("list"),
});

/**
 * What is not where it was before, in words.
 * @param places where things were; new ones are added
 */
export async function placeFaults(page: Page, places: Places): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, locator] of Object.entries(steady(page))) {
    const box = await locator.boundingBox();
    if (!box) {
      faults.push(`${name} is not there`);
      continue;
    }
    const { x, y, width, height } = box;
    const place: Place = [x, y, x + width, y + height];
    const before = places.get(name);
    if (before === undefined) places.set(name, place);
    else if (place.some((edge, index) => Math.abs(edge - before[index]!) >= leastShift))
      faults.push(`${name} stood at ${before.join(", ")} and is at ${place.join(", ")}`);
  }
  return faults;
}
