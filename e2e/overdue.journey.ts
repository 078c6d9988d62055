import { ownServer } from "./support/own-server.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

/** A server of its own: a subscription ends here. */
ownServer();

test("Paul, whose payment is overdue, cancels without giving another card", async ({ openAs }) => {
  const page = await openAs("paul", "/account");
  const panel = page.getByRole("region", { name: "Your subscription" });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await expect(panel.getByRole("link", { name: "Update Payment Method" })).toBeVisible();
  await expectAccessible(page);
  await link("Cancel Subscription").click();
  await expect(page).toHaveURL(/\/unsubscribe\/refuse$/);
  await expect(page.getByText("Your subscription ends right away.")).toBeVisible();
  await expectAccessible(page);
  await page.getByText("I do not have time for it").click();
  await page.getByRole("button", { name: "Cancel my subscription" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Subscription Cancelled" }),
  ).toBeFocused();
  await expect(page.getByText("You will not be charged for the unpaid amount.")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page).toHaveURL(/\/account$/);
  await expect(panel).toContainText("Your subscription ended on");
  await expect(link("Reactivate Subscription")).toBeVisible();
});
