import type { Page } from "@playwright/test";

/** Numbers that the built-in card provider knows. */
export const testCards = {
  pays: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksBank: "4000 0025 0000 3155",
} as const;

/** Enters a card on the page of the built-in provider. */
export async function giveCard(
  page: Page,
  button: string,
  number: string = testCards.pays,
): Promise<void> {
  await page.getByText("Test payments: no real card is charged.").waitFor();
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel("Valid until").fill("12/60");
  await page.getByLabel("Security code").fill("123");
  await page.getByRole("button", { name: button, exact: true }).click();
}
