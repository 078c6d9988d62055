import type { Browser, Locator, Page } from "@playwright/test";
import { activeSchedule } from "@regain/contract/calls/schedule/active-schedule";
import type { RunningServer } from "./server.ts";
import { sessionOf, signInBrowser } from "./sign-in.ts";
import { expect, hear } from "./test.ts";

export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });

/** A patient's homework on the server. */
export async function homeworkOf(server: RunningServer, username: string) {
  const { user } = await sessionOf(server, username);
  const { call } = await sessionOf(server, "dana");
  const read = () => call(activeSchedule, { params: { id: user.userId } });
  const names = async () => (await read()).scheduledTaskTypes.map(({ displayName }) => displayName);
  return { id: user.userId, call, read, names, path: `/dashboard/patient/${user.userId}/schedule` };
}

/** Opens the homework at its own address. */
export async function openEditor(
  server: RunningServer,
  page: Page,
  clinician: string,
  path: string,
): Promise<void> {
  await signInBrowser(page, server, clinician);
  await page.goto(server.url + path);
  await expect(button(page, "Save")).toBeVisible();
}

export const row = (page: Page, name: string) =>
  page.getByRole("region", { name: "Homework" }).getByRole("listitem").filter({ hasText: name });
export const rows = (page: Page) =>
  page.getByRole("region", { name: "Homework" }).getByRole("listitem");

/** Someone at their own screen. */
export async function personAt(browser: Browser, device: Parameters<Browser["newContext"]>[0]) {
  const context = await browser.newContext({ locale: "en-US", ...device });
  const page = await context.newPage();
  return { page, said: hear(page) };
}
