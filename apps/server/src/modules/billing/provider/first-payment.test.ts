/** As at Stripe, where the end of a trial makes a subscription `active` and its invoice stays a draft for an hour. */
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type BillingServer,
  type BillingWorld,
  cards,
  openStripeBilling,
} from "../../../testing/billing.ts";

let opened: BillingServer;
let world: BillingWorld;
beforeAll(async () => {
  opened = await openStripeBilling({ hasDrafts: true });
  ({ world } = opened);
});
afterAll(() => opened.close());

const hour = 1 / 24;

async function pass(days: number): Promise<void> {
  await world.pass(days);
  await world.hear();
}

test("nobody has paid before a payment went through: a first one that never does ends a trial", async () => {
  const { id } = await world.subscribed("monthly-trial", cards.failsLater);
  await pass(14);
  expect(await world.held(id)).toMatchObject({ status: "paying", has_paid: false });
  await pass(hour);
  expect(await world.held(id)).toMatchObject({ status: "past_due", has_paid: false });
  await pass(6);
  expect(await world.held(id)).toMatchObject({ status: "trialEnded", has_paid: false });
});

test("whose first payment goes through has paid from then on", async () => {
  const { id } = await world.subscribed("monthly-trial");
  await pass(14);
  expect(await world.held(id)).toMatchObject({ status: "paying", has_paid: false });
  await pass(hour);
  expect(await world.held(id)).toMatchObject({ status: "paying", has_paid: true });
  await world.provider.endNow((await world.held(id)).provider_subscription_id!);
  await world.hear();
  expect(await world.held(id)).toMatchObject({ status: "expired", has_paid: true });
});
