import { createHash } from "node:crypto";
import { expect, expectAccessible, test } from "./support/test.ts";

const patient = "00000000-0000-7000-8000-000000000000";

/** Every address of the specification's table. */
const publicPages = [
  "/login",
  "/signup",
  "/download",
  "/download-clinician",
  "/download-patient",
  "/survey/campaign/how_are_your_tasks",
  "/survey/campaign/end_of_trial",
  "/activate",
  "/activate/flint",
  "/activate/homework-invitation",
  "/activate/clinician-setup",
  "/therapist-consult",
  "/subscribe",
  "/subscribe/success",
  "/subscribe/fail",
  "/forgot-password",
  "/forgot-password/guide",
  "/do-not-contact",
  "/scholarship",
  "/eula",
  "/privacy",
  "/terms",
  "/pricing",
  "/support",
] as const;
const privatePages = [
  "/enterprise-dashboard",
  "/enterprise-dashboard/users",
  "/enterprise-dashboard/institution",
  "/account",
  "/account/password",
  "/unsubscribe",
  "/unsubscribe/accept",
  "/unsubscribe/refuse",
  "/payment_update",
  "/payment_update/success",
  "/payment_update/fail",
  "/do-therapy",
  "/dashboard",
  "/dashboard/report",
  "/dashboard/calendar",
  "/dashboard/detailed-performance",
] as const;
const clinicianPages = [
  "/dashboard",
  "/dashboard/add-patient",
  `/dashboard/patient/${patient}/report`,
  `/dashboard/patient/${patient}/detailed-performance`,
  `/dashboard/patient/${patient}/calendar`,
  `/dashboard/patient/${patient}/daily-session-note/detailed/2026-11-18`,
  `/dashboard/patient/${patient}/progress-note/2026-11-01/2026-11-18`,
  `/dashboard/patient/${patient}/discharge-summary/2026-11-01/2026-11-18`,
  `/dashboard/request-brochure/${patient}/dashboard`,
] as const;

test("public pages open for anybody, with their own heading", async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(new RegExp(`${path}(\\?|$)`));
  }
  await expectAccessible(page);
});

test("private pages ask a visitor to log in, and remember where they wanted to go", async ({
  page,
}) => {
  for (const path of privatePages) {
    await page.goto(path);
    await expect(page, path).toHaveURL(`/login?returnUrl=${encodeURIComponent(path)}`);
  }
});

test("a clinician's pages open for a clinician", async ({ openAs }) => {
  const page = await openAs("dana", "/dashboard");
  for (const path of clinicianPages) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    await expect(page, path).toHaveURL(new RegExp(path));
  }
  await expectAccessible(page);
});

test("short and old addresses lead to the right place", async ({ page, openAs }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/clinician/login");
  await expect(page).toHaveURL(/\/login$/);
  await page.goto("/start?userType=patient");
  await expect(page).toHaveURL(/\/download-patient$/);
  await page.goto("/start");
  await expect(page).toHaveURL(/\/download$/);
  await page.goto("/survey/somewhere/else");
  await expect(page).toHaveURL(/\/login$/);
  await openAs("rosa", "/");
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto("/reports");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an unknown address is a kind dead end", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page.getByText("404. Page Not Found.")).toBeVisible();
  await expect(
    page.getByText("Oh no, something is wrong, please contact our support team"),
  ).toBeVisible();
  await expectAccessible(page);
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
  const toTop = page.getByRole("button", { name: "Back to Top" });
  await expect(toTop).toBeHidden();
  await page.mouse.wheel(0, 320);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("Back to Top lies over nothing that the keyboard reaches", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 500 });
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
