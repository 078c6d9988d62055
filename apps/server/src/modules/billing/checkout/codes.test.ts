import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { system } from "../../../db/actor.ts";
import type { SubscriptionsTable } from "../../../db/tables/identity.ts";
import {
  billingServers,
  type BillingServer,
  type BillingWorld,
  type PayingPatient,
} from "../../../testing/billing.ts";
import type { TestServer } from "../../../testing/test-server.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

  // Everything comes from one IP address here, whose tries are forgotten after an hour.
  beforeEach(() => server.advance(61 * 60_000));

  const plansWith = (
    patient: PayingPatient,
    query: { couponCode?: string; acceptableAmount?: string },
  ) => patient.call(subscriptionPlans, { query });

  test("HOPE takes 15 % off the first payment, and the page asks for just that", async () => {
    const rosa = await world.onTrial();
    const answer = await plansWith(rosa, { couponCode: "hope" });
    expect(answer.couponMessageSuccess).toBe("HOPE: 15% off your first payment.");
    expect(answer.plans.map(({ id, discountedAmount }) => [id, discountedAmount])).toEqual([
      ["monthly-trial", 2_465],
      ["yearly-trial", 25_415],
      ["monthly", 2_465],
      ["yearly", 25_415],
    ]);
    const { sessionId } = await rosa.call(createCheckout, {
      body: { plan: "monthly", coupon: "Hope" },
    });
    await world.pay(sessionId);
    const bought = await rosa.call(subscriptionConfirmation, { query: { sessionId } });
    expect(bought).toMatchObject({ planSubtotal: 2_900, planTotal: 2_465, unitAmount: 2_900 });
    const [invoice] = await world.invoicesOf(rosa.id);
    expect(invoice).toMatchObject({ totalCents: 2_465, discountCents: 435 });
  });

  test("HOPE counts once for an account, and only who chooses a plan by its name learns of it", async () => {
    const rosa = await world.onTrial();
    const { sessionId } = await rosa.call(createCheckout, {
      body: { plan: "monthly", coupon: "Hope" },
    });
    await world.pay(sessionId);
    await rosa.call(subscriptionConfirmation, { query: { sessionId } });
    await world.provider.endNow((await world.held(rosa.id)).provider_subscription_id!);
    await world.hear();
    const answer = await plansWith(rosa, { couponCode: "HOPE" });
    const said = "This code was already used for this account. It can be used only once.";
    expect(answer.couponMessage).toBe(said);
    expect(answer.plans.map(({ discountedAmount }) => discountedAmount)).toEqual([2_900, 29_900]);
    const refused = { code: "coupon-refused", message: said };
    const body = { plan: "monthly" as const, coupon: "hope" };
    await expect(rosa.call(createCheckout, { body })).rejects.toMatchObject(refused);

    const visitor = server.client();
    const emailOrUsername = rosa.username;
    const query = { emailOrUsername, couponCode: "HOPE" };
    const shown = await visitor(subscriptionPlans, { query });
    expect(shown.couponMessageSuccess).toBe("HOPE: 15% off your first payment.");
    await expect(
      visitor(createCheckout, { body: { ...body, emailOrUsername } }),
    ).rejects.toMatchObject(refused);
    await rosa.call(createCheckout, { body: { plan: "monthly" } });
  });

  test("HOPE is not used up by what was bought with it and undone", async () => {
    const rosa = await world.onTrial();
    const body = { plan: "monthly", coupon: "HOPE" } as const;
    const { sessionId } = await rosa.call(createCheckout, { body });
    const pay = (paid: Partial<Updateable<SubscriptionsTable>>) =>
      server.database.owner
        .updateTable("subscriptions")
        .set(paid)
        .where("patient_id", "=", rosa.id)
        .execute();
    // Somebody else pays before the page is closed.
    await pay({ status: "paying", payment_source: "none", period_ends_at: null });
    await world.pay(sessionId);
    await expect(
      rosa.call(subscriptionConfirmation, { query: { sessionId } }),
    ).rejects.toMatchObject({ code: "already-subscribed" });
    await pay({ status: "expired", period_ends_at: server.now() });
    const said = "HOPE: 15% off your first payment.";
    expect((await plansWith(rosa, { couponCode: "HOPE" })).couponMessageSuccess).toBe(said);
    const again = await rosa.call(createCheckout, { body });
    await world.pay(again.sessionId);
    const bought = await rosa.call(subscriptionConfirmation, {
      query: { sessionId: again.sessionId },
    });
    expect(bought).toMatchObject({ planTotal: 2_465, couponMessage: said });
    expect((await plansWith(rosa, { couponCode: "HOPE" })).couponMessage).toMatch(/used only once/);
  });

  test("a code that is unknown, over, or for another plan says so", async () => {
    const rosa = await world.onTrial();
    await server.seed((trx) =>
      trx
        .insertInto("coupons")
        .values([
          {
            code: "OVER",
            percent_off: 50,
            cents_off: null,
            duration: "once",
            duration_months: null,
            plan_interval: null,
            expires_at: new Date(server.now().getTime() - 1),
          },
          {
            code: "YEAR5",
            percent_off: null,
            cents_off: 500,
            duration: "once",
            duration_months: null,
            plan_interval: "year",
            expires_at: null,
          },
        ])
        .execute(),
    );
    expect((await plansWith(rosa, { couponCode: "NOPE" })).couponMessage).toMatch(
      /do not recognize/,
    );
    expect((await plansWith(rosa, { couponCode: "OVER" })).couponMessage).toMatch(/no longer/);
    const { plans, couponMessageSuccess } = await plansWith(rosa, { couponCode: "YEAR5" });
    expect(couponMessageSuccess).toBe(
      "YEAR5: $5.00 off your first payment. This code is for the yearly plan.",
    );
    expect(plans.find(({ id }) => id === "monthly")?.discountedAmount).toBe(2_900);
    expect(plans.find(({ id }) => id === "yearly")?.discountedAmount).toBe(29_400);
    await expect(
      rosa.call(createCheckout, { body: { plan: "monthly", coupon: "YEAR5" } }),
    ).rejects.toMatchObject({
      code: "coupon-refused",
      message: "This code is for the yearly plan.",
    });
  });

  test.each([
    // Half a cent goes to the payer.
    ["half", { percent_off: 12.5, duration: "once" }, [2_900, 2_537]],
    ["third", { percent_off: 33.33, duration: "once" }, [2_900, 1_933]],
    ["all", { percent_off: 100, duration: "once" }, [2_900, 0]],
    ["more", { cents_off: 5_000, duration: "once" }, [2_900, 0]],
    ["two", { cents_off: 500, duration: "repeating", duration_months: 2 }, [2_400, 2_400]],
    ["ever", { percent_off: 10, duration: "forever" }, [2_610, 2_610]],
  ] as const)("what is shown with %s off is what is charged", async (code, terms, charged) => {
    await server.seed((trx) =>
      trx
        .insertInto("coupons")
        .values({
          code: code.toUpperCase(),
          percent_off: null,
          cents_off: null,
          duration_months: null,
          plan_interval: null,
          expires_at: null,
          ...terms,
        })
        .execute(),
    );
    const rosa = await world.onTrial();
    const { plans } = await plansWith(rosa, { couponCode: code });
    const shown = plans.find(({ id }) => id === "monthly")?.discountedAmount;
    expect(shown).toBe(charged[1]);
    const { sessionId } = await rosa.call(createCheckout, {
      body: { plan: "monthly", coupon: code },
    });
    await world.pay(sessionId);
    const bought = await rosa.call(subscriptionConfirmation, { query: { sessionId } });
    expect(bought).toMatchObject({
      planTotal: shown,
      unitAmount: terms.duration === "forever" ? shown : 2_900,
      isReducedForLong: terms.duration === "repeating",
    });
    await world.pass(32);
    expect(await world.paidBy(rosa)).toEqual(charged);
  });

  test("an agreed amount is the answer that is kept, and stays the monthly price", async () => {
    const rosa = await world.onTrial();
    const ask = (acceptableAmount: string) =>
      rosa.call(createCheckout, { body: { plan: "monthly", acceptableAmount } });
    await expect(ask("16.50")).rejects.toMatchObject({ code: "amount-not-agreed" });
    await server.database.withActor(system("billing"), (trx) =>
      trx
        .insertInto("scholarship_answers")
        .values({
          patient_id: rosa.id,
          answer_id: "0199aaaa-0000-7000-8000-00000000000a",
          amount_cents: 1_650,
          answered_at: server.now(),
        })
        .execute(),
    );
    await expect(ask("16.49")).rejects.toMatchObject({ code: "amount-not-agreed" });
    const { sessionId } = await ask("16.50");
    await world.pay(sessionId);
    await world.hear();
    expect(await world.held(rosa.id)).toMatchObject({ price_cents: 1_650, status: "paying" });
    await world.pass(32);
    const invoices = await world.invoicesOf(rosa.id);
    expect(invoices.map(({ totalCents }) => totalCents)).toEqual([1_650, 1_650]);
  });
});
