import type { Page } from "@playwright/test";
import { demoPassword } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test.describe("logging in", () => {
  test("Rosa logs in with the keyboard alone and logs out again @long", async ({ page }) => {
    await page.goto("/login");
    await expect(page).toHaveTitle(/Log In/);
    await expectAccessible(page);
    await page.getByLabel("Email or Username").focus();
    await page.keyboard.type("rosa");
    await page.keyboard.press("Enter");

    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard$/);

    const menu = page.getByRole("button", { name: "Rosa" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem")).toHaveText(["Dashboard", "My Account", "Logout"]);
    await expectAccessible(page);
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  });

  test("an email address is as good as a username", async ({ page }) => {
    await page.goto("/login");
    await page.getByLabel("Email or Username").fill("Rosa@Example.org");
    await page.getByRole("button", { name: "Next →" }).click();
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  for (const [who, username, password] of [
    ["a wrong password", "rosa", "Practice2"],
    ["somebody nobody knows", "nobody.at.all", "Practice1"],
  ] as const)
    test(`${who} is told the same, and the name can be mended`, async ({ page }) => {
      await page.goto("/login");
      await page.getByLabel("Email or Username").fill(username);
      await page.getByRole("button", { name: "Next →" }).click();
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByText("The email, username or password is not right.")).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Back" }).click();
      await expect(page.getByLabel("Email or Username")).toHaveValue(username);
    });

  test("empty fields are asked for, not sent", async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("button", { name: "Next →" }).click();
    await expect(page.getByText("Enter your email or username.")).toBeVisible();
    await expectAccessible(page);
  });

  test("who was sent to the login comes back to where they wanted to go", async ({ page }) => {
    await page.goto("/do-therapy");
    await expect(page).toHaveURL(/\/login\?returnUrl=/);
    await page.getByLabel("Email or Username").fill("rosa");
    await page.getByRole("button", { name: "Next →" }).click();
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/do-therapy$/);
  });

  test("a return address of another site is not followed", async ({ page, server }) => {
    await page.goto(`/login?returnUrl=${encodeURIComponent("https://evil.example/login")}`);
    await page.getByLabel("Email or Username").fill("rosa");
    await page.getByRole("button", { name: "Next →" }).click();
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(`${server.url}/dashboard`);
  });

  test("an admin goes to the institution, and does not see the login again", async ({ openAs }) => {
    const page = await openAs("greta", "/login");
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole("button", { name: "Greta" }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "Clinician Dashboard",
      "My Account",
      "Enterprise Dashboard",
      "Users",
      "Institution Settings",
      "Logout",
    ]);
    await page.getByRole("menuitem", { name: "Users" }).click();
    await expect(page).toHaveURL(/\/enterprise-dashboard\/users$/);
  });
});

test.describe("tokens", () => {
  test("a session token in the address signs in and leaves the address", async ({
    page,
    openAs,
  }) => {
    await openAs("sam", "/dashboard");
    const token = await page.evaluate(() => localStorage.getItem("accessToken"));
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/dashboard?token=${token}`);
    await expect(page.getByRole("button", { name: "Sam" })).toBeVisible();
    await expect(page).not.toHaveURL(/token/);
  });

  test("a token that nobody knows says so, and signs nobody in", async ({ page }) => {
    await page.goto("/dashboard?token=not-a-token");
    await expect(page.getByText("Error: We were not able to identify you")).toBeVisible();
    await expectAccessible(page);
  });

  test("another tab shows nobody anymore who has logged out, nor one person for another @long", async ({
    page,
    openAs,
  }) => {
    await openAs("rosa", "/dashboard");
    const name = (tab: Page, who: string) => tab.getByRole("button", { name: who, exact: true });
    const other = await page.context().newPage();
    await other.goto("/account");
    await expect(name(other, "Rosa")).toBeVisible();
    await page.goto("/logout");
    await expect(other).toHaveURL(/\/login$/);
    await openAs("rosa", "/dashboard");
    await other.goto("/account");
    await expect(name(other, "Rosa")).toBeVisible();
    await openAs("sam", "/dashboard");
    await expect(name(other, "Sam")).toBeVisible();
    await other.close();
  });

  test("nor does a page that was put aside, on the way back to it", async ({ page, openAs }) => {
    /** As in browsers that do not tell such a page what is stored in the meantime. */
    const comeBack = (token: string | null) =>
      page.evaluate((value) => {
        dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
        if (value === null) localStorage.removeItem("accessToken");
        else localStorage.setItem("accessToken", value);
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      }, token);
    const name = (who: string) => page.getByRole("button", { name: who, exact: true });
    await openAs("sam", "/dashboard");
    const ofSam = await page.evaluate(() => localStorage.getItem("accessToken"));
    await openAs("rosa", "/account");
    await expect(name("Rosa")).toBeVisible();
    await comeBack(ofSam);
    await expect(name("Sam")).toBeVisible();
    await expect(name("Rosa")).toBeHidden();
    await comeBack(null);
    await expect(page).toHaveURL(/\/login$/);
    await expect(name("Sam")).toBeHidden();
  });

  test("a session that was ended elsewhere leads to the login", async ({ page, openAs }) => {
    await openAs("rosa", "/dashboard");
    await page.evaluate(() => localStorage.setItem("accessToken", "ended-elsewhere"));
    await page.goto("/account");
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByLabel("Email or Username")).toBeVisible();
  });

  test("it does not, from a page that everybody may read: there the device only forgets it", async ({
    page,
    openAs,
  }) => {
    await openAs("rosa", "/dashboard");
    await page.evaluate(() => localStorage.setItem("accessToken", "ended-elsewhere"));
    await page.goto("/pricing");
    await expect(page.getByRole("banner").getByRole("link", { name: "Log In" })).toHaveAttribute(
      "href",
      /^\/login/,
    );
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toHaveAttribute(
      "href",
      "/signup",
    );
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.getByText("Your session has ended")).toHaveCount(0);
  });
});
