import type { Page } from "@playwright/test";
import { loadInstitution } from "@regain/contract/calls/license/load-institution";
import { loadSignInSettings } from "@regain/contract/calls/license/sign-in-settings";
import {
  button,
  dialog,
  field,
  heading,
  institutionIdOf,
  openSettings,
  said,
  save,
  section,
  settingsAddress,
  withAnother,
} from "./support/institution-page.ts";
import { pressByKeyboard } from "./support/keyboard.ts";
import { sessionOf, signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const infoSaved = "Institution info was successfully updated.";

/** A select is named by its chosen option and its label. */
const select = (page: Page, label: string) =>
  section(page, "Institution info").getByRole("button", { name: new RegExp(`\\b${label}$`) });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await select(page, label).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("the dashboard leads to all that an admin does @long", async ({ page, server }) => {
  await signInBrowser(page, server, "greta");
  await page.goto(`${server.url}/enterprise-dashboard`);
  await expect(heading(page, "Enterprise Dashboard")).toBeVisible();
  await expectAccessible(page);
  for (const name of ["Clinician Dashboard", "My Account"]) {
    const tile = page.getByRole("link", { name: new RegExp(`^${name}.*Opens in a new tab`) });
    const [tab] = await Promise.all([page.context().waitForEvent("page"), tile.click()]);
    await expect(tab).toHaveURL(name === "My Account" ? /\/account$/ : /\/dashboard$/);
    await tab.close();
  }
  for (const [tile, address] of [
    [/^Users/, "/users"],
    [/^Audit/, "/audit"],
    [/^Usage figures/, "/usage"],
    [/^Institution Settings/, "/institution"],
  ] as const) {
    await pressByKeyboard(page, page.getByRole("link", { name: tile }));
    await expect(page).toHaveURL(`${server.url}/enterprise-dashboard${address}`);
    await page
      .getByRole("navigation", { name: "Breadcrumbs" })
      .getByRole("link", { name: "Enterprise Dashboard" })
      .click();
    await expect(heading(page, "Enterprise Dashboard")).toBeVisible();
  }
});

test("what is saved is seen by whoever joins @long", async ({ page, server }) => {
  await openSettings(page, server);
  await expectAccessible(page);
  await field(page, "Facility name").fill("Harbor Rehab Center");
  await field(page, "City").fill("Salem");
  await save(page, "Save institution info");
  await expect(said(page, infoSaved)).toBeVisible();
  await page.reload();
  await expect(field(page, "City")).toHaveValue("Salem");
  const id = await institutionIdOf(server, "greta");
  await withAnother(page, server, async (colleague) => {
    await colleague.goto(`/signup?userType=clinician&institutionId=${id}&email=new@example.org`);
    await expect(colleague.getByAltText("Harbor Rehab Center")).toBeVisible();
  });
  await field(page, "Facility name").fill("Harbor Rehabilitation");
  await save(page, "Save institution info");
  await expect(said(page, infoSaved)).toBeVisible();
});

test("an empty institution is asked for what is missing, by the rules of its country @long", async ({
  page,
  server,
}) => {
  await openSettings(page, server, "hugo");
  await expect(page.getByText("Tell us where you are.")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, "Save institution info").focus();
  await field(page, "Street address").evaluate((input) => {
    scrollBy(0, input.getBoundingClientRect().top + 20);
  });
  await page.keyboard.press("Enter");
  await expect(field(page, "Street address")).toBeFocused();
  const label = page.locator("label", { hasText: /^Street address$/ });
  await expect(label, "what the field is called is in sight with it").toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1180, height: 820 });
  await button(page, "Save institution info").click();
  await expect(page.getByText("This is required.")).toHaveCount(4);
  await expect(field(page, "Street address")).toBeFocused();
  await expectAccessible(page);

  await choose(page, "Province", "Quebec");
  await choose(page, "Country", "United States");
  await expect(select(page, "State")).toContainText("Choose");
  await choose(page, "State", "Maine");
  await expect(field(page, "ZIP code")).toBeVisible();
  await choose(page, "Country", "Germany");
  await field(page, "State, province or region").fill("Hessen");
  // Back in a country, its earlier choice is still chosen.
  await choose(page, "Country", "Canada");
  await expect(select(page, "Province")).toContainText("Quebec");
  await field(page, "Street address").fill("12 rue du Lac");
  await field(page, "City").fill("Sherbrooke");
  await field(page, "Postal code").fill("J1H 1A1");
  await field(page, "Website (optional)").fill("maple.example.org");
  await button(page, "Save institution info").click();
  await expect(
    said(page, "Please enter a valid URL - should start with http:// or https:// without spaces."),
  ).toBeVisible();
  await field(page, "Website (optional)").fill("https://maple.example.org");
  await save(page, "Save institution info");
  await expect(said(page, infoSaved)).toBeVisible();
  await expect(page.getByText("Tell us where you are.")).toBeHidden();
  await page.reload();
  await expect(select(page, "Province")).toContainText("Quebec");
});

test("two admins at once: nothing that was typed is lost @long", async ({ page, server }) => {
  await openSettings(page, server);
  await withAnother(page, server, async (other) => {
    await openSettings(other, server);
    await field(other, "City").fill("Quincy");
    await save(other, "Save institution info");
    await expect(said(other, infoSaved)).toBeVisible();

    // Another part of the settings can still be saved.
    await button(page, "Increase Digits").click();
    await save(page, "Save login rules");
    await expect(said(page, "The login rules were saved.")).toBeVisible();

    await field(page, "City").fill("Lynn");
    await button(page, "Save institution info").click();
    await expect(page.getByText("Somebody else changed this in the meantime.")).toBeVisible();
    await expectAccessible(page);
    await expect(field(page, "City")).toHaveValue("Lynn");
    await button(page, "Show theirs").click();
    await expect(field(page, "City")).toHaveValue("Quincy");

    await field(other, "City").fill("Salem");
    await save(other, "Save institution info");
    await expect(said(other, infoSaved)).toBeVisible();
    await field(page, "City").fill("Boston");
    await button(page, "Save institution info").click();
    await button(page, "Save mine").click();
    await expect(said(page, infoSaved)).toBeVisible();
    await other.reload();
    await expect(field(other, "City")).toHaveValue("Boston");
    await button(other, "Decrease Digits").click();
    await save(other, "Save login rules");
    await expect(said(other, "The login rules were saved.")).toBeVisible();
  });
});

test("what is typed while a save is under way stays, and is saved by the next @long", async ({
  page,
  ownServer,
}) => {
  await openSettings(page, ownServer);
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/institutions/*", async (route) => {
    await held;
    await route.continue();
  });
  await field(page, "City").fill("Salem ");
  await button(page, "Save institution info").click();
  await button(page, "Increase Digits").click();
  await button(page, "Save login rules").click();
  await field(page, "Street address").fill("7 Pier Road");
  const codes = page.getByRole("switch", { name: "Ask for a code by email at each login" });
  await page.getByText("Ask for a code by email at each login").click();
  await expect(codes).toBeChecked();
  await field(page, "Website (optional)").fill("https://harbor");
  letGo();
  await expect(said(page, infoSaved)).toBeVisible();
  await expect(field(page, "City")).toHaveValue("Salem");
  await expect(field(page, "Street address")).toHaveValue("7 Pier Road");
  await expect(field(page, "Website (optional)")).toBeFocused();
  await page.keyboard.type(".example.org");
  await expect(said(page, "The login rules were saved.")).toBeVisible();
  await expect(codes).toBeChecked();

  await save(page, "Save institution info");
  await save(page, "Save login rules");
  await page.reload();
  await expect(field(page, "Street address")).toHaveValue("7 Pier Road");
  await expect(field(page, "Website (optional)")).toHaveValue("https://harbor.example.org");
  await expect(codes).toBeChecked();
});

test.describe("in a browser of another language", () => {
  test.use({ locale: "de-DE" });
  test("what a control is called is of the page's own", async ({ page, server }) => {
    await openSettings(page, server);
    const digits = section(page, "Passwords and codes").getByRole("button", { name: /Digits$/ });
    await expect(digits).toHaveCount(2);
    await expect(digits.first()).toHaveAccessibleName("Decrease Digits");
    await expect(digits.last()).toHaveAccessibleName("Increase Digits");
  });
});

test("without a network it is said, and what was typed stays", async ({
  page,
  context,
  server,
}) => {
  await openSettings(page, server);
  await field(page, "City").fill("Revere");
  await context.setOffline(true);
  await button(page, "Save institution info").click();
  await expect(page.getByText("There is no connection right now.")).toBeVisible();
  await expect(field(page, "City")).toHaveValue("Revere");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Enterprise Dashboard" }).click();
  await expect(dialog(page).getByText("are not saved yet")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Keep editing").click();
  await expect(field(page, "City")).toHaveValue("Revere");
  // Two forms have something to lose; it is asked once.
  await button(page, "Increase Digits").click();
  await page.getByRole("link", { name: "Enterprise Dashboard" }).click();
  await button(page, "Leave").click();
  await expect(heading(page, "Enterprise Dashboard")).toBeVisible();
});

test("nobody but its admins gets in, and another institution's see nothing of it @long", async ({
  page,
  server,
}) => {
  await signInBrowser(page, server, "dana");
  for (const address of ["/enterprise-dashboard", settingsAddress]) {
    await page.goto(server.url + address);
    await expect(heading(page, "Access Denied")).toBeVisible();
    await expect(page.getByText("Sorry, you don't have access to this page.")).toBeVisible();
    await expectAccessible(page);
  }
  const id = await institutionIdOf(server, "greta");
  for (const [who, code] of [
    ["dana", "forbidden"],
    ["hugo", "not-found"],
  ] as const) {
    const { call } = await sessionOf(server, who);
    await expect(call(loadInstitution, { params: { id } })).rejects.toMatchObject({ code });
    await expect(call(loadSignInSettings, { params: { id } })).rejects.toMatchObject({ code });
  }
});
