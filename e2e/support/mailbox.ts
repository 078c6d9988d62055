import type { Page } from "@playwright/test";

/** Opens the latest letter to an address whose subject contains these words, in the demo's mailbox. */
export async function openLetter(page: Page, recipient: string, subject: string): Promise<void> {
  await page.goto("/demo/mailbox");
  await page
    .getByRole("listitem")
    .filter({ hasText: `to ${recipient}` })
    .getByRole("link", { name: subject })
    .first()
    .click();
  // The list has texts and links of its own.
  await page.waitForURL(/\/demo\/mailbox\/.+/);
}

/** Presses the button of the letter that is open. */
export async function followLetter(page: Page, button: string): Promise<void> {
  await page.getByRole("link", { name: button, exact: true }).click();
}
