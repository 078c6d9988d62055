import { expect, type Page } from "@playwright/test";
import type { TherapySession } from "@regain/contract/entities/session";

/** The player and every picture and sound of the session are on the device. */
export async function untilKept(page: Page, session: TherapySession): Promise<void> {
  const named = JSON.stringify(session.tasks).matchAll(/"([^"\\ ]+\.(?:svg|png|mp3|html))"/g);
  const files = [
    ...new Set([...named].map(([, path = ""]) => `/content/${path.replace(/^\//, "")}`)),
  ];
  expect(files.length).toBeGreaterThan(5);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const missing = () =>
    page.evaluate(async (all) => {
      const found = await Promise.all(all.map((file) => caches.match(file, { ignoreVary: true })));
      return all.filter((_, index) => !found[index]?.ok);
    }, files);
  await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
}

/** No picture on the screen is missing. */
export const expectPictures = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator("main img")
        .evaluateAll((all) =>
          (all as HTMLImageElement[])
            .filter((one) => one.complete && one.naturalWidth === 0)
            .map(({ src }) => src),
        ),
    )
    .toEqual([]);
