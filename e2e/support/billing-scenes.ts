import type { Page } from "@playwright/test";
import { giveCard } from "./card.ts";
import type { Scene } from "./scene.ts";

/** Says who the plan is for, and waits for the outcome. */
const buyFor = (name: string, says: string) => async (page: Page) => {
  await page.getByLabel("Email or Username").fill(name);
  await page.keyboard.press("Enter");
  await page.getByText(says).first().waitFor();
};

let bought: string | undefined;
/** Pays the first time; later the purchase is shown again. */
async function subscribeOnce(page: Page): Promise<void> {
  if (bought) await page.goto(bought);
  else await giveCard(page, "Start, and pay nothing today");
  await page.getByText("Your subscription is ready").waitFor();
  bought = page.url();
}

/** Plans, payments, receipts, and how a subscription ends. */
export const billingScenes: Readonly<Record<string, Scene>> = {
  receipts: { as: "rosa", path: "/account/receipts" },
  receipt: {
    as: "rosa",
    path: "/account/receipts",
    act: (page) =>
      page
        .getByRole("link", { name: /^Open the receipt/ })
        .last()
        .click(),
  },
  "cancel-offer": { as: "rosa", path: "/unsubscribe" },
  "cancel-reason": {
    as: "yuri",
    path: "/unsubscribe",
    act: async (page) => {
      await page.getByText("Other", { exact: true }).click();
      await page.getByRole("button", { name: "Cancel my subscription" }).click();
    },
  },
  cancelled: { as: "omar", path: "/unsubscribe/refuse" },
  "card-failed": { as: "paul", path: "/payment_update/fail" },
  retrial: {
    path: "/demo/mailbox",
    act: async (page) => {
      await page.getByRole("link", { name: "14 more days for you to try" }).first().click();
      await page.getByRole("link", { name: "Get 14 more days" }).click();
      await page.getByRole("button", { name: "Get 14 more days" }).waitFor();
    },
  },
  pricing: { path: "/pricing" },
  "subscribe-trial": { as: "sam", path: "/subscribe?source=signup" },
  "subscribe-code": { as: "tess", path: "/subscribe?cc=HOPE" },
  "subscribe-code-refused": { as: "tess", path: "/subscribe?cc=OLD50" },
  "subscribe-agreed": { as: "tess", path: "/subscribe?source=scholarship&acceptableAmount=18.00" },
  "subscribe-not-agreed": {
    as: "tess",
    path: "/subscribe?source=scholarship&acceptableAmount=16.00",
  },
  "subscribe-again": { as: "erik", path: "/subscribe?source=account" },
  "subscribe-reactivate": { as: "omar", path: "/subscribe" },
  "subscribe-subscribed": { as: "rosa", path: "/subscribe" },
  "subscribe-who": { path: "/subscribe" },
  "subscribe-who-unknown": { path: "/subscribe", act: buyFor("nobody.at.all", "Sorry") },
  "subscribe-visitor": { path: "/subscribe", act: buyFor("wim", "For the account") },
  "subscribe-page": {
    as: "hana",
    path: "/subscribe?planid=monthly&cc=HOPE",
    act: (page) => page.getByRole("button", { name: "Pay $24.65" }).waitFor(),
  },
  "subscribe-success": {
    as: "vera",
    path: "/subscribe?planid=monthly-trial",
    act: subscribeOnce,
  },
  "subscribe-error": { path: "/subscribe/success" },
  "subscribe-fail": { path: "/subscribe/fail" },
};
