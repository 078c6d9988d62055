import type { Page } from "@playwright/test";
import type { Scene } from "./scene.ts";

/** The admin's dashboard and an institution's settings, with their messages. Nothing is saved. */

const settings = "/enterprise-dashboard/institution";
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Tests a provider, and waits for the outcome. */
const test = (issuer: (home: string) => string, secret: string, says: RegExp) => {
  return async (page: Page) => {
    await fill(page, "Issuer", issuer(new URL(page.url()).origin));
    await fill(page, "Client ID", "regain");
    await fill(page, "Client secret", secret);
    await press(page, "Test");
    await page.getByText(says).waitFor();
  };
};
const ownProvider = (home: string) => `${home}/demo/sso`;
const good = test(ownProvider, "only-for-the-demo", /the secret is right/);

export const institutionSettingsScenes: Readonly<Record<string, Scene>> = {
  "enterprise-home": { as: "greta", path: "/enterprise-dashboard" },
  "enterprise-denied": { as: "dana", path: "/enterprise-dashboard" },
  "institution-settings": { as: "greta", path: settings },
  "institution-settings-empty": {
    as: "hugo",
    path: settings,
    act: (page) => press(page, "Save institution info"),
  },
  "institution-settings-leave": {
    as: "greta",
    path: settings,
    act: async (page) => {
      await fill(page, "Facility name", "Harbor");
      await page.getByRole("link", { name: "Enterprise Dashboard" }).first().click();
      await page.getByRole("dialog").waitFor();
    },
  },
  "institution-sign-on-works": { as: "greta", path: settings, act: good },
  "institution-sign-on-refused": {
    as: "greta",
    path: settings,
    act: test(ownProvider, "wrong", /refuses this client ID/),
  },
  "institution-sign-on-switch": {
    as: "greta",
    path: settings,
    act: async (page) => {
      await good(page);
      await page.getByRole("switch", { name: "Single sign-on" }).press("Space");
      await press(page, "Save single sign-on");
      await page.getByRole("dialog").waitFor();
    },
  },
};
