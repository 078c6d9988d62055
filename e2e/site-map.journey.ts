import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import { heardFaults } from "./support/heard-faults.ts";
import type { RunningServer } from "./support/server.ts";
import { sessionOf } from "./support/sign-in.ts";
import { addressOf, siteMap, type Visitor } from "./support/site-map.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** For a signed-in person the same address is another page. */
const outside = new Set(siteMap.filter(({ by }) => by === "nobody").map(addressOf));

const routesFolder = resolve(import.meta.dirname, "../apps/web/src/routes");

/** The addresses of all route files. */
function routesOfTheSite(): string[] {
  const files = readdirSync(routesFolder, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => {
      const text = readFileSync(join(routesFolder, file), "utf8");
      const address = /createFileRoute\(\s*"(.*?)",?\s*\)/.exec(text)?.[1];
      return address ? [address.replace(/(.)\/$/, "$1")] : [];
    });
  return [...new Set(found)].toSorted();
}

test("every route of the site is in the list of what people find there", () => {
  const listed = new Set(siteMap.map(({ route }) => route));
  expect(routesOfTheSite().filter((route) => !listed.has(route))).toEqual([]);
  expect([...listed].filter((route) => !routesOfTheSite().includes(route))).toEqual([]);
});

/** Puts the real ids in place of the words in addresses of the list. */
async function idsOf(server: RunningServer) {
  const { call, user } = await sessionOf(server, "rosa");
  const { scheduleId } = await call(activeSchedule, { params: { id: user.userId } });
  return (address: string) =>
    address.replace("ROSA", user.userId).replace("HOMEWORK", scheduleId ?? "");
}

/** Where a stop of the list ends: any id in place of a dollar sign, and whatever the page adds to its query. */
const endOf = (address: string): RegExp => {
  const escaped = address.replaceAll(/[.*+?^()|[\]\\]/g, "\\$&").replaceAll("$", "[^/]+");
  return new RegExp(`^https?://[^/]+${escaped}([?&].*)?$`);
};

const visitors = {
  nobody: "a visitor",
  rosa: "a patient",
  dana: "a clinician",
  greta: "an institution's admin",
} as const satisfies Record<Visitor, string>;

for (const [who, kind] of Object.entries(visitors))
  test(`every page opens for ${kind}, finished, and says by name what can be done there`, async ({
    page,
    openAs,
    server,
  }) => {
    const withIds = await idsOf(server);
    if (who !== "nobody") await openAs(who, "/healthz");
    for (const stop of siteMap.filter((one) => one.by === who)) {
      const address = withIds(addressOf(stop));
      await page.goto(address);
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading, address).toHaveText(stop.heading);
      await expect(page, address).toHaveURL(endOf(withIds(stop.lands ?? address)));
      await expect(page.getByText("not ready yet"), address).toHaveCount(0);
      // Redirects end at a page that is listed itself. What has just appeared gets its name a moment later.
      if (stop.lands === undefined) await expect.poll(() => heardFaults(page), address).toEqual([]);
    }
  });

test("private pages ask a visitor to log in, and remember where they wanted to go @long", async ({
  page,
}) => {
  const inside = siteMap.filter(
    ({ by, lands, route }) => by !== "nobody" && !lands && !/ROSA|HOMEWORK|[$]/.test(route),
  );
  const addresses = new Set(inside.map(addressOf).filter((one) => !outside.has(one)));
  for (const path of addresses) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
  }
});

test("one page of each kind is accessible", async ({ page, openAs }) => {
  await page.goto("/scholarship");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessible(page);
  await openAs("dana", "/dashboard");
  await page.getByRole("heading", { name: "My patients" }).waitFor();
  await expectAccessible(page);
});

test("logging out ends the sign-in on this device", async ({ openAs }) => {
  const page = await openAs("rosa", "/account");
  await expect(page.getByRole("heading", { name: "Account Details" })).toBeVisible();
  await page.goto("/logout");
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  await page.goto("/account");
  await expect(page).toHaveURL("/login?returnUrl=%2Faccount");
});

test("an unknown address is a kind dead end", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("404. Page Not Found.")).toBeVisible();
  await expect(
    page.getByText("Oh no, something is wrong, please contact our support team"),
  ).toBeVisible();
  await expectAccessible(page);
});

test("an address in capitals is the same page, with the token of its link", async ({ page }) => {
  const noLongerValid = page.getByText("Oops! It looks like this link is no longer valid");
  await page.goto(`/Forgot-Password?token=rgl_${"A".repeat(43)}`);
  await expect(noLongerValid).toBeVisible();
});

test("an address that only begins like one of ours is unknown, to everybody", async ({
  openAs,
  page,
}) => {
  const unknown = page.getByText("404. Page Not Found.");
  for (const path of ["/login/card/more", "/dashboard/calendar/more", "/signup/more"]) {
    await page.goto(path);
    await expect(unknown, path).toBeVisible();
  }
  await openAs("rosa", "/signup/more");
  await expect(unknown).toBeVisible();
  await page.goto("/enterprise-dashboard/users/more");
  await expect(unknown, "and not somebody else's").toBeVisible();
});

test("practice is for patients, the institution for its admins", async ({ openAs }) => {
  const page = await openAs("dana", "/do-therapy");
  await expect(
    page.getByText("Access denied – This section is available for patients only!"),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto("/enterprise-dashboard");
  await expect(page.getByText("Sorry, you don't have access to this page.")).toBeVisible();
});

test("where the app cannot find out who is signed in, it says so, and whom to ask", async ({
  page,
  openAs,
}) => {
  await openAs("rosa", "/account");
  // A new tab: the failure here has to show in its console.
  const tab = await page.context().newPage();
  await tab.route("**/portal/user**", (route) =>
    route.fulfill({ status: 500, json: { error: "internal", message: "x", requestId: "x" } }),
  );
  await tab.goto("/account");
  await expect(
    tab.getByRole("heading", { level: 1, name: "Oh no, something is wrong :-/" }),
  ).toBeVisible();
  await expect(tab.getByText("Something went wrong on our side.")).toBeVisible();
  await tab.unroute("**/portal/user**");
  await expect(tab.getByRole("link", { name: "Go to the start page" })).toHaveAttribute(
    "href",
    "/",
  );
  await tab.getByRole("button", { name: "Try again" }).click();
  await expect(tab.getByLabel("First name")).toBeVisible();
  await tab.close();
});

test("the footer says what the product is not, and Back to Top comes after 300 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto("/login");
  await expect(
    page.getByText(
      "Regain provides no rehabilitation services and does not guarantee improvement in brain function.",
    ),
  ).toBeVisible();
  await expect(page.getByRole("navigation", { name: "About Regain" }).getByRole("link")).toHaveText(
    ["Pricing", "Support", "EULA", "Privacy", "Terms", "Facebook", "YouTube", "LinkedIn"],
  );
  const toTop = page.getByRole("button", { name: "Back to Top" });
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 290);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(290);
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 30);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const width of [820, 1440])
  test(`at ${width} px Back to Top lies over nothing that the keyboard reaches`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 500 });
    await page.goto("/signup?userType=clinician");
    await page.getByLabel("Email", { exact: true }).focus();
    await page.mouse.wheel(0, 320);
    const toTop = page.getByRole("button", { name: "Back to Top" });
    const isFocused = (element: Element) => element === document.activeElement;
    await toTop.waitFor();
    for (let presses = 0; presses < 30 && !(await toTop.evaluate(isFocused)); presses += 1) {
      await page.keyboard.press("Tab");
      if (!(await toTop.isVisible()) || (await toTop.evaluate(isFocused))) continue;
      const isCovered = await toTop.evaluate((button) => {
        const [above, below] = [button, document.activeElement!].map((one) =>
          one.getBoundingClientRect(),
        );
        return (
          above!.left < below!.right &&
          above!.right > below!.left &&
          above!.top < below!.bottom &&
          above!.bottom > below!.top
        );
      });
      const focused = await page.locator(":focus").textContent();
      expect(isCovered, `over ${focused}`).toBe(false);
    }
  });

test("the policy names every style that stands in the page, and no other", async ({ page }) => {
  const response = await page.goto("/login");
  await page.getByRole("button", { name: "Next →" }).waitFor();
  const inline = await page.locator("style").allTextContents();
  const hashes = inline.map(
    (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
  const policy = response?.headers()["content-security-policy"] ?? "";
  const named = policy.match(/'sha256-[^']+'/g) ?? [];
  expect(new Set(hashes)).toEqual(new Set(named));
});
