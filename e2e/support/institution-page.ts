import type { Page } from "@playwright/test";
import type { RunningServer } from "./server.ts";
import { demoPassword, sessionOf, signInBrowser } from "./sign-in.ts";
import { expect, hear } from "./test.ts";

/** The settings of an institution, as its admins find and change them. */

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
export const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, exact: true });
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const section = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });
export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
export const dialog = (page: Page) => page.getByRole("dialog");

export const settingsAddress = "/enterprise-dashboard/institution";

export async function openSettings(
  page: Page,
  server: RunningServer,
  username = "greta",
): Promise<void> {
  await signInBrowser(page, server, username);
  await page.goto(server.url + settingsAddress);
  await expect(heading(page, "Institution Settings")).toBeVisible();
  await expect(field(page, "Facility name")).toBeVisible();
}

/**
 * Saves, and waits for the answer: the message of an earlier save may still be there. If someone else has
 * saved another part in the meantime, the page sends it a second time.
 */
export async function save(page: Page, name: string): Promise<void> {
  const answered = page.waitForResponse(
    (answer) => ["PATCH", "PUT"].includes(answer.request().method()) && answer.status() !== 409,
  );
  await button(page, name).click();
  await answered;
}

/** Someone else's browser. */
export async function withAnother(
  page: Page,
  server: RunningServer,
  story: (other: Page) => Promise<void>,
): Promise<void> {
  const context = await page.context().browser()!.newContext({ baseURL: server.url });
  const other = await context.newPage();
  const heard = hear(other);
  await story(other);
  expect(heard, "the browser's console stays quiet").toEqual([]);
  await context.close();
}

/** Logs in, in a browser whose addresses are the server's. */
export async function typePassword(
  page: Page,
  username: string,
  password = demoPassword,
): Promise<void> {
  await page.goto("/login");
  await field(page, "Email or Username").fill(username);
  await button(page, "Next →").click();
  await field(page, "Password").fill(password);
  await button(page, "Continue").click();
}

export async function institutionIdOf(server: RunningServer, username: string): Promise<string> {
  return (await sessionOf(server, username)).institutionInfo!.institutionId;
}
