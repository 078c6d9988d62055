import { afterEach, beforeEach, expect, test } from "vitest";
import { openStripeServer, type StripeServer } from "../../../testing/stripe-server.ts";
import { type CardProvider, ProviderUnavailable } from "../card-provider.ts";
import { openStripe } from "./provider.ts";

const now = new Date("2027-01-15T10:00:00Z");
const clock = () => now;

let server: StripeServer;
let provider: CardProvider;

beforeEach(async () => {
  server = await openStripeServer(clock);
  const { address, webhookSecret } = server;
  const secretKey = "sk_test_local";
  provider = openStripe({ secretKey, webhookSecret, clock, address, timeoutMs: 200 });
});
afterEach(() => server.close());

const order = {
  checkoutId: "0190b000-0000-7000-8000-000000000001",
  customer: { accountId: "rosa", email: "rosa@example.org", customerId: null },
  productName: "Regain at home, monthly",
  interval: "month",
  amountCents: 2_900,
  trialDays: 0,
  discount: null,
  successUrl: "https://regain.example.org/subscribe/success",
  cancelUrl: "https://regain.example.org/subscribe/fail",
  expiresAt: new Date("2027-01-16T09:00:00Z"),
} as const;

const posts = (path: string) =>
  server.requests.filter((request) => request === `POST /v1/${path}`).length;

test("a page that Stripe made and then broke at is asked for again, and paid once", async () => {
  server.fault = "fault-after-doing";
  await expect(provider.openCheckout(order)).rejects.toThrow(ProviderUnavailable);
  server.fault = undefined;
  const page = await provider.openCheckout(order);
  expect(await provider.openCheckout(order)).toEqual(page);
  expect(server.giveCard(page.url, "4242424242424242")).toBe("complete");
  const { customerId } = (await provider.readCheckout(page.id))!;
  expect(await provider.subscriptionsOf(customerId!)).toHaveLength(1);
});

test("a subscription that Stripe made and then broke at is found, not made again", async () => {
  const { subscriptionId, customerId } = await provider
    .openCheckout(order)
    .then(async ({ id, url }) => {
      server.giveCard(url, "4242424242424242");
      return (await provider.readCheckout(id))!;
    });
  await provider.endNow(subscriptionId!);
  const again = { ...order, customer: { ...order.customer, customerId } };
  const token = { token: "pm_1", requestId: "request-1" };
  server.world.cards.set("pm_1", "4242424242424242");

  // The steps before it are already done, so that the subscription itself is what breaks.
  await provider.subscribeWithToken(again, { ...token, requestId: "request-0" });
  server.fault = "fault-after-doing";
  await expect(provider.subscribeWithToken(again, token)).rejects.toThrow(ProviderUnavailable);
  server.fault = undefined;
  const made = await provider.subscribeWithToken(again, token);
  expect(await provider.subscribeWithToken(again, token)).toEqual(made);
  const live = (await provider.subscriptionsOf(customerId!)).filter(
    ({ state }) => state === "active",
  );
  expect(live).toHaveLength(2);
});

test("money that went back before Stripe broke goes back no second time", async () => {
  const { url, id } = await provider.openCheckout(order);
  server.giveCard(url, "4242424242424242");
  const { customerId } = (await provider.readCheckout(id))!;
  const [invoice] = await provider.invoicesOf(customerId!);
  server.fault = "fault-after-doing";
  await expect(provider.refund(invoice!.id)).rejects.toThrow(ProviderUnavailable);
  server.fault = undefined;
  await provider.refund(invoice!.id);
  expect(await provider.invoicesOf(customerId!)).toMatchObject([{ status: "refunded" }]);
  expect(posts("refunds")).toBe(2);
});

test("an answer that does not come in time is waited for three times", async () => {
  server.fault = "slow";
  await expect(provider.readSubscription("sub_1")).rejects.toThrow(ProviderUnavailable);
  expect(server.requests).toHaveLength(3);
});

test("products and coupons are made once, though another process made them first", async () => {
  const discount = {
    id: "HOPE-15",
    off: { unit: "percentage", percent: 15 },
    duration: "once",
    months: null,
  } as const;
  await provider.openCheckout({ ...order, discount });
  await provider.openCheckout({ ...order, discount, checkoutId: "another" });
  expect([posts("products"), posts("coupons")]).toEqual([1, 1]);
  const { address, webhookSecret } = server;
  const other = openStripe({ secretKey: "sk_test_local", webhookSecret, clock, address });
  await other.openCheckout({ ...order, discount, checkoutId: "a third" });
  expect([posts("products"), posts("coupons")]).toEqual([2, 2]);
  expect(server.world.products.size).toBe(1);
});

test("a page is opened for half an hour to a day, as Stripe wants it", async () => {
  const expiresAt = new Date(now.getTime() + 48 * 3_600_000);
  await expect(provider.openCheckout({ ...order, expiresAt })).rejects.toThrow(/expires_at/);
});

test("money that the person's own bank has taken back is not given back, which is no failure", async () => {
  const { url, id } = await provider.openCheckout(order);
  server.giveCard(url, "4242424242424242");
  const { customerId } = (await provider.readCheckout(id))!;
  const [invoice] = await provider.invoicesOf(customerId!);
  server.world.disputed.add(`pi_${invoice!.id}`);
  await provider.refund(invoice!.id);
  expect(await provider.invoicesOf(customerId!)).toMatchObject([{ status: "paid" }]);
});
