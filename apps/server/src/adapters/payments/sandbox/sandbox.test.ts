import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { system } from "../../../db/actor.ts";
import type { OwnedDatabase } from "../../../db/database.ts";
import { onBothEngines, withTestDatabase } from "../../../testing/test-database.ts";
import type { CheckoutOrder } from "../card-provider.ts";
import type { SignedEvent } from "./delivery.ts";
import { type History, putHistory } from "./history.ts";
import { openSandbox, type SandboxParts } from "./sandbox.ts";
import { isSigned, sign } from "./signature.ts";

const minute = 60_000;
const start = new Date("2027-01-15T10:00:00Z");
const card = { number: "4242424242424242", expiry: "12/99", code: "123" };

const order: CheckoutOrder = {
  checkoutId: "0190b000-0000-7000-8000-000000000001",
  customer: { accountId: "rosa", email: "rosa@example.org", customerId: null },
  productName: "Regain at home, monthly",
  interval: "month",
  amountCents: 2_900,
  trialDays: 0,
  discount: null,
  successUrl: "https://regain.example.org/subscribe/success?sessionId={CHECKOUT_SESSION_ID}",
  cancelUrl: "https://regain.example.org/subscribe/fail",
  expiresAt: new Date("2027-01-16T10:00:00Z"),
};

async function opened(database: OwnedDatabase, parts: Partial<SandboxParts> = {}) {
  let time = start;
  const publicUrl = "https://regain.example.org";
  const sandbox = await openSandbox({ database, clock: () => time, publicUrl, ...parts });
  return { sandbox, passTo: (moment: Date) => (time = moment) };
}

describe("the built-in provider", () => {
  onBothEngines("pays once, however often and at once the page is sent", async (database) => {
    const { sandbox } = await opened(database);
    const { id, url } = await sandbox.openCheckout(order);
    expect(url).toBe(`https://regain.example.org/demo/checkout/${id}`);
    const answers = await Promise.all([1, 2, 3, 4].map(() => sandbox.pages.giveCard(id, card)));
    for (const answer of answers)
      expect(answer?.view).toEqual({
        kind: "done",
        url: `https://regain.example.org/subscribe/success?sessionId=${id}`,
        isPayment: true,
      });
    const { customerId } = (await sandbox.readCheckout(id))!;
    expect(await sandbox.subscriptionsOf(customerId!)).toHaveLength(1);
    expect(await sandbox.invoicesOf(customerId!)).toHaveLength(1);
  });

  test("takes a request of one account for no other's, though it has the same name", () =>
    withTestDatabase(async (database) => {
      const { sandbox } = await opened(database);
      const token = { token: "tok_visa", requestId: "1" };
      const rosas = await sandbox.subscribeWithToken(order, token);
      const customer = { accountId: "sam", email: "sam@example.org", customerId: null };
      const sams = await sandbox.subscribeWithToken({ ...order, customer }, token);
      expect([rosas.accountId, sams.accountId]).toEqual(["rosa", "sam"]);
      expect(await sandbox.subscribeWithToken(order, token)).toEqual(rosas);
    }));

  test("tells of what happened until somebody takes it", () =>
    withTestDatabase(async (database) => {
      let status = 500;
      const heard: SignedEvent[] = [];
      const deliver = (event: SignedEvent) => {
        heard.push(event);
        return Promise.resolve(status);
      };
      const { sandbox, passTo } = await opened(database, { deliver });
      const { id } = await sandbox.openCheckout(order);
      await sandbox.pages.giveCard(id, card);
      await sandbox.idle();
      const told = heard.splice(0).map((event) => event.type);
      expect(told).toEqual([
        "customer.subscription.created",
        "invoice.paid",
        "checkout.session.completed",
      ]);
      await sandbox.tick();
      await sandbox.idle();
      expect(heard).toEqual([]);

      status = 200;
      passTo(new Date(start.getTime() + 2 * minute));
      await sandbox.tick();
      await sandbox.idle();
      expect(heard.map(({ type }) => type)).toEqual(told);
      passTo(new Date(start.getTime() + 24 * 60 * minute));
      await sandbox.tick();
      await sandbox.idle();
      expect(heard).toHaveLength(told.length);
    }));

  test("a listener that breaks loses nothing", () =>
    withTestDatabase(async (database) => {
      const errors: unknown[] = [];
      const { sandbox } = await opened(database, {
        deliver: () => Promise.reject(new Error("nobody there")),
        onError: (error) => errors.push(error),
      });
      const { id } = await sandbox.openCheckout(order);
      await sandbox.closeCheckout(id);
      await sandbox.idle();
      expect(errors).toEqual([new Error("nobody there")]);
      const again = await opened(database);
      again.passTo(new Date(start.getTime() + 5 * minute));
      expect(await again.sandbox.takeEvents()).toHaveLength(1);
    }));

  test("all processes over the same books sign with one secret", () =>
    withTestDatabase(async (database) => {
      const [one, other] = [await opened(database), await opened(database)];
      const { id } = await one.sandbox.openCheckout(order);
      await one.sandbox.closeCheckout(id);
      const [event] = await one.sandbox.takeEvents();
      const signature = event!.headers["stripe-signature"]!;
      expect(other.sandbox.readEvent(event!.body, signature, start)).toMatchObject({
        type: "checkout.session.expired",
        checkoutId: id,
      });
    }));

  test("what is wrong with a card is said, and the page stays", () =>
    withTestDatabase(async (database) => {
      const { sandbox } = await opened(database);
      const { pages } = sandbox;
      const { id } = await sandbox.openCheckout(order);
      expect(await pages.giveCard(id, { ...card, expiry: "01/20" })).toMatchObject({
        kind: "wrong",
        faults: { expiry: "This date is in the past. Choose a later one." },
        view: { kind: "form" },
      });
      expect(await pages.answerBank(id, true)).toMatchObject({
        kind: "view",
        view: { kind: "form" },
      });
      const asked = { ...card, number: "4000002500003155" };
      expect(await pages.giveCard(id, asked)).toMatchObject({ view: { kind: "bank" } });
      expect(await pages.read(id)).toMatchObject({ kind: "bank" });
      expect(await pages.answerBank(id, false)).toMatchObject({
        kind: "refused",
        view: { kind: "form" },
      });
      expect(await pages.read("cs_nothing")).toBeUndefined();
      expect(await pages.giveCard("cs_nothing", card)).toBeUndefined();
      expect(await pages.answerBank("cs_nothing", true)).toBeUndefined();
    }));
});

describe("a history", () => {
  const bought = {
    accountId: "rosa",
    productName: "Regain at home, monthly",
    interval: "month",
    amountCents: 2_900,
    trialDays: 14,
    discount: null,
  } as const;
  const at = (moment: string) => new Date(`${moment}T10:00:00Z`);

  test.each<[string, Partial<History>, object, readonly string[]]>([
    [
      "of somebody who pays",
      {},
      { state: "active", cancelsAtPeriodEnd: false, periodEndsAt: at("2027-02-10") },
      ["paid", "paid", "paid"],
    ],
    [
      "of somebody whose card fails",
      { failsFromAt: at("2027-01-01") },
      { state: "past_due", periodEndsAt: at("2027-02-10") },
      ["open", "paid", "paid"],
    ],
    [
      "of somebody who has cancelled",
      { cancelledAt: at("2027-01-12") },
      { state: "active", cancelsAtPeriodEnd: true },
      ["paid", "paid", "paid"],
    ],
    [
      "of somebody whose time is over",
      { cancelledAt: at("2026-12-12") },
      { state: "ended" },
      ["paid", "paid"],
    ],
  ])("%s is put into the books without a word", (_, parts, state, invoices) =>
    withTestDatabase(async (database) => {
      const { sandbox } = await opened(database);
      const history = { email: null, order: bought, startedAt: at("2026-10-27"), ...parts };
      const now = at("2027-01-13");
      const { customerId, subscriptionId } = await database.withActor(system("sandbox"), (trx) =>
        putHistory(trx, history, now),
      );
      expect(
        await database.withActor(system("sandbox"), (trx) => putHistory(trx, history, now)),
      ).toEqual({ customerId, subscriptionId });
      const clock = await opened(database);
      clock.passTo(now);
      expect(await clock.sandbox.readSubscription(subscriptionId)).toMatchObject({
        accountId: "rosa",
        customerId,
        ...state,
      });
      const found = await clock.sandbox.invoicesOf(customerId);
      expect(found.map(({ status }) => status)).toEqual(invoices);
      expect(await sandbox.takeEvents()).toEqual([]);
    }),
  );
});

test("its signature is Stripe's, both ways", () => {
  const body = Buffer.from(`{"id":"evt_1"}`);
  const secret = "whsec_x";
  const { webhooks } = new Stripe("sk_test_x");
  const ours = sign(body, secret, start);
  expect(webhooks.constructEvent(body, ours, secret, 300, undefined, start.getTime())).toEqual({
    id: "evt_1",
  });
  const timestamp = start.getTime() / 1000;
  const theirs = webhooks.generateTestHeaderString({ payload: String(body), secret, timestamp });
  expect(isSigned(body, theirs, secret, start)).toBe(true);
  expect(isSigned(body, theirs, "whsec_y", start)).toBe(false);
});
