import type { Page, Request } from "@playwright/test";
import { goodPatient } from "@regain/contract/testing/sign-up-faults";
import { pressByKeyboard, tabTo } from "./support/keyboard.ts";
import { sessionOf } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });

/** Everything about a person that leaves this browser, and the scripts that could send it. */
function listen(page: Page) {
  const sent: string[] = [];
  const scripts: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname, searchParams } = new URL(request.url());
    const [, user, name] = /\/user\/([^/]+)\/event\/log\/(\w+)$/.exec(pathname) ?? [];
    if (name) sent.push(`${user} ${name} ${searchParams.get("eventSubType")}`);
    if (pathname.endsWith("/linkrouter/log")) sent.push("link");
    if (/\/assets\/(?:sender|count-vi\w*|track)-/.test(pathname)) scripts.push(pathname);
  });
  return { sent, scripts };
}

/** What this browser stores permanently. */
const keptNames = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const keptId = (page: Page) => page.evaluate(() => localStorage.getItem("anonymousId"));
const cookies = (page: Page) => page.context().cookies();

test("before a choice nothing is kept or sent, and nothing that could send is loaded", async ({
  page,
}) => {
  const { sent, scripts } = listen(page);
  await page.goto("/login?source=spring");
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto("/privacy");
  await expect(bar(page)).toBeVisible();
  await page.goto("/signup?userType=patient");
  await expect(bar(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await keptNames(page)).toEqual([]);
  expect(await cookies(page)).toEqual([]);

  await button(page, "Only what is needed").click();
  await expect(bar(page)).toBeHidden();
  await page.goto("/login");
  await page.waitForLoadState("networkidle");
  await expect(bar(page)).toBeHidden();
  expect(await keptNames(page)).toEqual(["cookieConsent"]);
  expect([sent, scripts]).toEqual([[], []]);
});

test("who accepts is counted as nobody, then as themselves, and not anymore once they withdraw @long", async ({
  page,
  server,
}) => {
  const { user } = await sessionOf(server, "rosa");
  const { sent } = listen(page);
  await page.goto("/login");
  await button(page, "Accept all").click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await expect.poll(() => sent).toEqual(["anonymous page_view /login"]);
  const id = await keptId(page);
  expect(id).toMatch(/^[\da-f-]{36}$/);

  await page.getByLabel("Email or Username").fill("rosa");
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill("Practice1");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Performance Summary" }).waitFor();
  await expect.poll(() => sent.at(-1)).toBe(`${user.userId} page_view /dashboard`);
  await page.getByRole("tab", { name: "Tasks" }).click();
  await page.evaluate(() => (window.print = () => undefined));
  await button(page, "Print").click();
  await expect.poll(() => sent.at(-1)).toBe(`${user.userId} print report`);
  expect(await keptId(page)).toBe(id);

  // About practice, only that its page was opened.
  await page.goto("/do-therapy");
  await page.getByRole("button", { name: /practice/ }).click();
  await page.getByRole("button", { name: "Start", exact: true }).waitFor();
  await expect.poll(() => sent.at(-1)).toBe(`${user.userId} page_view /do-therapy`);
  await expect(bar(page)).toBeHidden();

  await page.goto("/account");
  await expect.poll(() => sent.at(-1)).toBe(`${user.userId} page_view /account`);
  await button(page, "Cookie settings").click();
  await settings(page).getByText("Analytics").click();
  await button(page, "Save my choice").click();
  await expect(settings(page)).toBeHidden();
  expect(await keptId(page)).toBeNull();
  const before = sent.length;
  await page.goto("/dashboard");
  await page.getByRole("heading", { name: "Performance Summary" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(sent.length).toBe(before);
  expect(await keptId(page)).toBeNull();
});

test("nobody's name is carried over to the next person on the device", async ({ page, openAs }) => {
  const { sent } = listen(page);
  await openAs("rosa", "/dashboard");
  await button(page, "Accept all").click();
  await expect.poll(() => keptId(page)).not.toBeNull();
  const hers = await keptId(page);
  await page.goto("/logout");
  await page.getByLabel("Email or Username").waitFor();
  await expect.poll(() => sent.at(-1)).toBe("anonymous page_view /login");
  await expect.poll(() => keptId(page)).not.toBeNull();
  expect(await keptId(page)).not.toBe(hers);
});

test("each category is a choice of its own, by keyboard alone", async ({ page }) => {
  const { sent } = listen(page);
  await page.goto("/login?source=spring");
  await pressByKeyboard(page, button(page, "Choose"));
  await expect(settings(page)).toBeVisible();
  await expect(settings(page).getByText("Always on")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();
  await expect(bar(page)).toBeVisible();
  await expect(button(page, "Choose")).toBeFocused();

  await pressByKeyboard(page, button(page, "Cookie settings"));
  await tabTo(page, settings(page).getByRole("switch", { name: "Advertising" }));
  await page.keyboard.press("Space");
  await pressByKeyboard(page, button(page, "Save my choice"));
  await expect(bar(page)).toBeHidden();
  await expect.poll(() => keptNames(page)).toEqual(["cookieConsent", "leadSource"]);

  await pressByKeyboard(page, button(page, "Cookie settings"));
  await expect(settings(page).getByRole("switch", { name: "Advertising" })).toBeChecked();
  await expect(settings(page).getByRole("switch", { name: "Analytics" })).not.toBeChecked();
  await expect(settings(page).getByText(/You last chose on \d\d\/\d\d\/\d{4}\./)).toBeVisible();
  await tabTo(page, settings(page).getByRole("switch", { name: "Advertising" }));
  await page.keyboard.press("Space");
  await pressByKeyboard(page, button(page, "Save my choice"));
  await expect(settings(page)).toBeHidden();
  expect(await keptNames(page)).toEqual(["cookieConsent"]);
  expect(sent).toEqual([]);
});

for (const { allowed, kept } of [
  { allowed: "Accept all", kept: "spring" },
  { allowed: "Only what is needed", kept: null },
])
  test(`a campaign is noted at a later sign-up after "${allowed}": ${kept ?? "nothing"}`, async ({
    page,
    server,
  }) => {
    const email = `${allowed.split(" ")[0]!.toLowerCase()}@example.org`;
    await page.goto("/login?source=spring");
    await button(page, allowed).click();
    await expect
      .poll(() => keptNames(page))
      .toEqual(kept ? ["anonymousId", "cookieConsent", "leadSource"] : ["cookieConsent"]);
    await page.goto("/signup?userType=patient");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByLabel("Create a password", { exact: true }).fill(goodPatient.password);
    await button(page, "Next →").click();
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("May");
    await page.getByLabel("Age", { exact: true }).fill("61");
    await page.getByText("I accept the license agreement (EULA)").click();
    await button(page, "Sign Up").click();
    await expect(page).toHaveURL(/\/subscribe/);
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    const answer = await page.request.get("/dashboard/v700/api/portal/user", {
      headers: { "access-token": token! },
    });
    expect(((await answer.json()) as { user: object }).user).toMatchObject({
      leadSourceDetails: kept,
    });
    expect(await keptNames(page)).not.toContain("leadSource");
    expect(server.output).not.toContain("internal");
  });

test("on a phone the question stands below the page and covers nothing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login");
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  const next = await button(page, "Next →").boundingBox();
  const asked = await bar(page).boundingBox();
  expect(next!.y + next!.height).toBeLessThanOrEqual(asked!.y);
  for (const name of ["Accept all", "Only what is needed", "Choose"])
    expect((await button(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(56);
  await expect(bar(page)).toHaveCSS("position", "static");
});

test("on a large screen it stays in sight, and what has the focus is never behind it", async ({
  page,
  openAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openAs("rosa", "/account");
  await button(page, "Delete my account…").waitFor();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  const hidden = await bar(page).evaluate((asked) => {
    const stops = document.querySelectorAll<HTMLElement>("main :is(a, button, input)");
    const behind = [...stops].filter((stop) => {
      stop.focus();
      const { top, bottom } = stop.getBoundingClientRect();
      return top < innerHeight && bottom > asked.getBoundingClientRect().top;
    });
    return [stops.length > 10, behind.map((stop) => stop.textContent)];
  });
  expect(hidden).toEqual([true, []]);
});

test("a link out of the app is counted for who agreed, and for nobody else", async ({ page }) => {
  const { sent } = listen(page);
  await page.route(
    ({ hostname }) => hostname !== "127.0.0.1",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>A shop</title>" }),
  );
  const badge = page.getByRole("main").getByRole("listitem").getByRole("link").first();
  await page.goto("/download");
  await badge.click();
  await expect(page).toHaveTitle("A shop");
  expect(sent).toEqual([]);

  await page.goto("/download");
  await button(page, "Accept all").click();
  await expect.poll(() => sent).toEqual(["anonymous page_view /download"]);
  const logged = page.waitForRequest(/linkrouter/);
  await badge.click();
  const told = (await logged).postDataJSON() as Record<string, unknown>;
  expect(told).toMatchObject({ referrer: "/download", metadata: { badge: "apple" } });
  expect(Object.keys(told).toSorted()).toEqual([
    "destination",
    "metadata",
    "referrer",
    "timestamp",
    "user_agent",
  ]);
  await expect(page).toHaveTitle("A shop");
});

test("a choice in one tab holds in the other", async ({ page, context }) => {
  await page.goto("/login");
  const other = await context.newPage();
  await other.goto("/login");
  await button(other, "Accept all").click();
  await expect(bar(page)).toBeHidden();
  await other.close();
});
