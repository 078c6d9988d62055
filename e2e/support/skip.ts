import type { Page } from "@playwright/test";

/** Skips what is on the screen. By keyboard: a hand has to wait a moment wherever one button replaces another. */
export async function skip(
  page: Page,
  what: "Skip this item" | "Skip all like this one",
  why: "Too hard" | "Too easy" | "There is an error" | "I don't like it" | "Other",
): Promise<void> {
  for (const name of ["Skip", what, why])
    await page.getByRole("button", { name, exact: true }).press("Enter");
}
