import type { Page } from "@playwright/test";
import { startDemoServer } from "./support/demo.ts";
import { ownServer } from "./support/own-server.ts";
import { pressAgain } from "./support/keyboard.ts";
import { signInBrowser } from "./support/sign-in.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { eicar, openVirusScanner, type VirusScanner } from "./support/virus-scanner.ts";

let scanner: VirusScanner;
const own = ownServer(async () => {
  scanner = await openVirusScanner();
  return startDemoServer("none", { CLAMD_URL: scanner.url });
});
test.afterAll(() => {
  scanner.close();
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isBusy = (page: Page) => page.getByText("The service is busy. Please try again in a moment.");
const isHarmful = (page: Page) =>
  page.getByText("A virus scanner found something harmful in this file.");

async function open(page: Page, username: string, path: string): Promise<void> {
  scanner.state.isDown = false;
  await signInBrowser(page, own(), username);
  await page.goto(own().url + path);
}

/** Any photo will do: the page itself is one. */
const takePhoto = (page: Page) => page.screenshot({ type: "jpeg" });

test("a photo with something in it is refused, and one that cannot be looked into stays in the form", async ({
  page,
}) => {
  await open(page, "sam", "/account/own-items");
  await button(page, "Add").click();
  const dialog = page.getByRole("dialog");
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel(/^Choose (a|another) photo$/)
      .setInputFiles({ name: "lou.jpg", mimeType: "image/jpeg", buffer });
  const saveButton = dialog.getByRole("button", { name: "Save" });
  const save = () => saveButton.click();
  const photo = await takePhoto(page);
  await choose(Buffer.concat([photo, eicar]));
  await dialog.getByLabel("Name", { exact: true }).fill("Lou");
  await save();
  await expect(isHarmful(page)).toBeVisible();
  await expectAccessible(page);
  await choose(photo);
  scanner.state.isDown = true;
  await save();
  await expect(isBusy(page)).toBeVisible();
  // Nothing has to be chosen or typed again.
  scanner.state.isDown = false;
  await pressAgain(saveButton);
  await expect(page.getByText("Added. It will be in your next practice.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Lou" })).toBeVisible();
});

test("a logo that could not be looked into is sent again by one button", async ({ page }) => {
  await open(page, "greta", "/enterprise-dashboard/institution");
  const part = page.getByRole("region", { name: "Logo", exact: true });
  const choose = async (buffer: Buffer) =>
    part
      .getByLabel(/^Choose (a|another) logo$/)
      .setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer });
  const photo = await takePhoto(page);
  await choose(Buffer.concat([photo, eicar]));
  await expect(isHarmful(page)).toBeVisible();
  await expect(button(page, "Try again")).toBeHidden();
  scanner.state.isDown = true;
  await choose(photo);
  await expect(isBusy(page)).toBeVisible();
  await expectAccessible(page);
  scanner.state.isDown = false;
  await button(page, "Try again").click();
  await expect(page.getByText("The logo was saved.").first()).toBeVisible();
  await expect(button(page, "Try again")).toBeHidden();
});

test("so is a table of people to invite", async ({ page }) => {
  await open(page, "greta", "/enterprise-dashboard/invite");
  const choose = (text: string) =>
    page
      .getByLabel("Choose a file")
      .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  const table = "email,type\nann@example.org,clinician\n";
  await choose(table + eicar.toString());
  await expect(isHarmful(page)).toBeVisible();
  scanner.state.isDown = true;
  await choose(table);
  await expect(isBusy(page)).toBeVisible();
  await expectAccessible(page);
  scanner.state.isDown = false;
  await button(page, "Try again").click();
  await expect(page.getByText("ann@example.org")).toBeVisible();
});
