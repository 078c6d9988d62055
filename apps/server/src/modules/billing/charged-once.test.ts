import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscribeWithToken } from "@regain/contract/calls/billing/subscribe-with-token";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { v7 } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CardProvider, ProviderUnavailable } from "../../adapters/payments/card-provider.ts";
import { billingServers, type BillingServer, type BillingWorld } from "../../testing/billing.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { syncFromProvider } from "./provider/provider-sync.service.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

  test("a second press is the same page, another plan closes the first", async () => {
    const rosa = await world.onTrial();
    const ask = (plan: "monthly" | "yearly") => rosa.call(createCheckout, { body: { plan } });
    const [first, second] = await Promise.all([ask("monthly"), ask("monthly")]);
    expect(second.sessionId).toBe(first.sessionId);
    expect((await ask("monthly")).sessionId).toBe(first.sessionId);
    const other = await ask("yearly");
    expect(other.sessionId).not.toBe(first.sessionId);
    expect(await world.pay(first.sessionId)).toBe("closed");
    expect(await world.pay(other.sessionId)).toBe("complete");
    await expect(ask("monthly")).rejects.toMatchObject({ code: "already-subscribed" });
    expect(await world.statusOf(rosa.id)).toBe("paying");
  });

  /** Somebody who pays, and has paid a second time in a way no page of ours allows. */
  async function whoPaysTwice() {
    const rosa = await world.onTrial();
    const { sessionId } = await rosa.call(createCheckout, { body: { plan: "monthly" } });
    await world.pay(sessionId);
    await world.hear();
    const { customer_id: customerId } = await world.held(rosa.id);
    server.advance(60_000);
    const extra = await world.provider.subscribeWithToken(
      {
        checkoutId: v7(),
        customer: { accountId: rosa.id, email: null, customerId },
        productName: "Regain",
        interval: "year",
        amountCents: 29_900,
        trialDays: 0,
        discount: null,
      },
      { token: "tok_visa", requestId: v7() },
    );
    return { rosa, extra };
  }

  async function outcome({ rosa, extra }: Awaited<ReturnType<typeof whoPaysTwice>>) {
    const invoices = await world.invoicesOf(rosa.id);
    const { status, plan_interval: interval } = await world.held(rosa.id);
    return {
      second: (await world.provider.readSubscription(extra.id))?.state,
      invoices: invoices.map((one) => [one.totalCents, one.status]),
      held: [status, interval],
    };
  }
  const secondUndone = {
    second: "ended",
    invoices: [
      [29_900, "refunded"],
      [2_900, "paid"],
    ],
    held: ["paying", "month"],
  };

  test("of two subscriptions the newer one ends, and its payment goes back", async () => {
    const twice = await whoPaysTwice();
    await world.hear();
    expect(await outcome(twice)).toEqual(secondUndone);
  });

  test.each(["refund", "endNow"] as const)(
    "also where the first try broke off at %s",
    async (call) => {
      const twice = await whoPaysTwice();
      const broken = Object.assign(Object.create(world.provider) as CardProvider, {
        [call]: () => Promise.reject(new ProviderUnavailable()),
      });
      const parts = { database: server.database, payments: broken, clock: server.now };
      await expect(syncFromProvider(parts, twice.rosa.id)).rejects.toThrow(ProviderUnavailable);
      await world.hear();
      expect(await outcome(twice)).toEqual(secondUndone);
    },
  );

  test("while the provider is down nothing is charged, and the next try goes on", async () => {
    const rosa = await world.onTrial();
    world.setDown(true);
    await expect(rosa.call(createCheckout, { body: { plan: "monthly" } })).rejects.toMatchObject({
      code: "payments-unavailable",
      status: 503,
    });
    world.setDown(false);
    const { sessionId } = await rosa.call(createCheckout, { body: { plan: "monthly" } });
    expect(await world.pay(sessionId)).toBe("complete");
    world.setDown(true);
    await expect(
      rosa.call(subscriptionConfirmation, { query: { sessionId } }),
    ).rejects.toMatchObject({ code: "payments-unavailable" });
    world.setDown(false);
    await rosa.call(subscriptionConfirmation, { query: { sessionId } });
    expect(await world.statusOf(rosa.id)).toBe("paying");
  });

  test("two people whose apps name their requests alike each get what they pay for", async () => {
    const both = [await world.onTrial(), await world.onTrial()];
    for (const { call } of both)
      await call(subscribeWithToken, { query: { wkekl: "1" }, body: { paymentToken: "tok_visa" } });
    for (const one of both) {
      expect(await world.statusOf(one.id)).toBe("paying");
      expect(await world.paidBy(one)).toEqual([2_900]);
    }
  });

  test("with a token of a card: refused in the provider's words, then paid once", async () => {
    const rosa = await world.onTrial();
    const put = (paymentToken: string, wkekl: string) =>
      rosa.call(subscribeWithToken, { query: { wkekl }, body: { paymentToken } });
    await expect(put("tok_chargeDeclined", "a")).rejects.toMatchObject({ code: "card-refused" });
    expect(await put("tok_visa", "b")).toEqual({ subscribed: true });
    await expect(put("tok_visa", "b")).rejects.toMatchObject({ code: "already-subscribed" });
    expect(await world.statusOf(rosa.id)).toBe("paying");
    expect(await world.paidBy(rosa)).toHaveLength(1);
  });
});
