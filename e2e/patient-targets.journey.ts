import { addressOf, siteMap } from "./support/site-map.ts";
import { expect, test } from "./support/test.ts";
import { measureScreen } from "./support/view-faults.ts";

/** Days of a month and cells of the detailed table are as wide as the screen allows: decision 197. */
const isOfTable = (fault: string) => /^“(\d+ \w+day, |[^”]*, level \d)/.test(fault);
const isOfTargets = (fault: string) => / is \d+x\d+$|px apart$|px too wide$/.test(fault);

const visitors = { nobody: "a visitor", rosa: "a patient" } as const;

for (const [who, kind] of Object.entries(visitors))
  test(`whatever ${kind} presses, on any page, is large and stands apart`, async ({
    page,
    openAs,
  }) => {
    if (who !== "nobody") await openAs(who, "/healthz");
    const stops = siteMap.filter(
      ({ by, lands, address = "" }) => by === who && !lands && !address.includes("HOMEWORK"),
    );
    await page.goto("/support");
    await page.getByRole("button", { name: "Accept all" }).click();
    for (const width of [390, 1180]) {
      await page.setViewportSize({ width, height: 900 });
      for (const stop of stops) {
        const address = addressOf(stop);
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 }), address).toHaveText(stop.heading);
        await page.waitForLoadState("networkidle");
        const faults = async () => {
          const { faults: all } = await measureScreen(page);
          return all.filter((fault) => isOfTargets(fault) && !isOfTable(fault));
        };
        await expect.poll(faults, `${address}, ${width} px`).toEqual([]);
      }
    }
  });
