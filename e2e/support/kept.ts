import { expect, type Page } from "@playwright/test";
import type { TherapySession } from "@regain/contract/entities/session";

/** Waits until the player and every picture and sound of the session are on the device. */
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

/**
 * How many answers of the open session are safe on the device. Each is written there once its feedback has
 * been painted: wait for that before crashing or reloading the page.
 */
export const countKept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const asked = indexedDB.open("regain-practice");
        asked.addEventListener("error", () => reject(asked.error!));
        asked.addEventListener("success", () => {
          const database = asked.result;
          const read = database.transaction("sessions").objectStore("sessions").getAll();
          read.addEventListener("error", () => reject(read.error!));
          read.addEventListener("success", () => {
            database.close();
            const kept = read.result as { readonly answeredTaskIds: readonly string[] }[];
            resolve(Math.max(0, ...kept.map(({ answeredTaskIds }) => answeredTaskIds.length)));
          });
        });
      }),
  );
