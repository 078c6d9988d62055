import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { addDays, localTime } from "@regain/therapy/days";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signatureHeader } from "../../adapters/payments/card-provider.ts";
import { addClinician, addPatient } from "../../builders/people.ts";
import {
  billingServers,
  cards,
  type BillingServer,
  type BillingWorld,
  type PayingPatient,
} from "../../testing/billing.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { issueLink } from "../identity/link-token.service.ts";
import { reconcile } from "./provider/reconcile.service.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

  /** This many days from now, where these patients live. */
  const dayIn = (days: number) => addDays(localTime(server.now(), "UTC").day, days);

  describe("a plan is paid for", () => {
    test("on trial: the card is given, nothing is charged until the trial ends, then it is paid", async () => {
      const rosa = await world.onTrial(10);
      const { plans, description } = await rosa.call(subscriptionPlans, { query: {} });
      expect(description).toBe("Unlimited therapy for less than $1 per day.");
      expect(plans.map(({ id, amount, trialDays }) => [id, amount, trialDays])).toEqual([
        ["monthly-trial", 2_900, 10],
        ["yearly-trial", 29_900, 10],
        ["monthly", 2_900, 0],
        ["yearly", 29_900, 0],
      ]);
      const { sessionId, url } = await rosa.call(createCheckout, {
        body: { plan: "monthly-trial", referrerPage: "signup" },
      });
      expect(url).toContain(sessionId);
      await expect(
        rosa.call(subscriptionConfirmation, { query: { sessionId } }),
      ).rejects.toMatchObject({ code: "checkout-open" });
      expect(await world.pay(sessionId)).toBe("complete");
      expect(await world.statusOf(rosa.id)).toBe("trialing");
      const bought = await rosa.call(subscriptionConfirmation, { query: { sessionId } });
      expect(bought).toMatchObject({
        trialing: true,
        numTrialDays: 10,
        planSubtotal: 2_900,
        planTotal: 2_900,
        unitAmount: 2_900,
        chargePeriod: "month",
        chargeDate: dayIn(10),
      });
      expect(await world.statusOf(rosa.id)).toBe("trialing_with_cc");
      expect(await world.hear()).toSatisfy((all: number[]) =>
        all.every((status) => status === 200),
      );
      expect(await world.statusOf(rosa.id)).toBe("trialing_with_cc");
      await world.pass(11);
      await world.hear();
      expect(await world.statusOf(rosa.id)).toBe("paying");
      expect(await world.held(rosa.id)).toMatchObject({
        payment_source: "Stripe",
        plan_interval: "month",
        price_cents: 2_900,
        has_paid: true,
      });
      await expect(rosa.call(createCheckout, { body: { plan: "monthly" } })).rejects.toMatchObject({
        code: "already-subscribed",
      });
    });

    test("a card that is refused charges nothing, and the next one pays", async () => {
      const rosa = await world.onTrial();
      const { sessionId } = await rosa.call(createCheckout, { body: { plan: "monthly" } });
      expect(await world.pay(sessionId, cards.declined)).toBe("refused");
      await world.hear();
      await expect(
        rosa.call(subscriptionConfirmation, { query: { sessionId } }),
      ).rejects.toMatchObject({ code: "checkout-open" });
      expect(await world.statusOf(rosa.id)).toBe("trialing");
      expect(await world.pay(sessionId)).toBe("complete");
      const bought = await rosa.call(subscriptionConfirmation, { query: { sessionId } });
      expect(bought).toMatchObject({ trialing: false, chargeDate: dayIn(0) });
      expect(await world.statusOf(rosa.id)).toBe("paying");
      expect(await world.paidBy(rosa)).toEqual([2_900]);
    });

    test("events that come late, twice and in any order end at what the provider says", async () => {
      const rosa = await world.onTrial();
      const { sessionId } = await rosa.call(createCheckout, { body: { plan: "monthly" } });
      await world.pay(sessionId);
      await world.provider.setCancelsAtPeriodEnd(
        (await world.provider.readCheckout(sessionId))?.subscriptionId ?? "",
        true,
      );
      await world.hear((ids) => [...ids.toReversed(), ...ids]);
      expect(await world.held(rosa.id)).toMatchObject({
        status: "paying",
        cancels_at_period_end: true,
      });
      await world.pass(32);
      await world.hear((ids) => ids.toReversed());
      expect(await world.statusOf(rosa.id)).toBe("expired");
    });

    test("events that never come are made up for by comparing", async () => {
      const rosa = await world.onTrial();
      const { sessionId } = await rosa.call(createCheckout, { body: { plan: "yearly" } });
      await world.pay(sessionId);
      await world.webhooks();
      expect(await world.statusOf(rosa.id)).toBe("trialing");
      expect(await reconcile(world.parts)).toContain(rosa.id);
      expect(await world.statusOf(rosa.id)).toBe("paying");
      expect(await reconcile(world.parts)).not.toContain(rosa.id);
    });

    test("what is forged, or signed long ago, is turned away", async () => {
      const rosa = await world.onTrial();
      const { sessionId } = await rosa.call(createCheckout, { body: { plan: "monthly" } });
      await world.pay(sessionId);
      const [event] = await world.webhooks();
      const { body, headers } = event!;
      const warnings = () =>
        server.logLines.filter((line) => line.includes("was not signed by the provider")).length;
      const before = warnings();
      expect(await world.knock(body, {})).toBe(400);
      expect(warnings(), "without a signature it is nobody's").toBe(before);
      expect(await world.knock(Buffer.from(`${body.toString()} `), headers)).toBe(400);
      expect(warnings()).toBe(before + 1);
      expect(await world.knock(body, { [signatureHeader]: "t=1,v1=00" })).toBe(400);
      const old = { ...headers };
      server.advance(6 * 60_000);
      expect(await world.knock(body, old)).toBe(400);
      expect(await world.statusOf(rosa.id)).toBe("trialing");
    });
  });

  describe("who pays for whom", () => {
    test("a visitor by name, without a word about the account", async () => {
      const rosa = await world.onTrial();
      const visitor = server.client();
      const { plans } = await visitor(subscriptionPlans, { query: { emailOrUsername: "nobody" } });
      expect(plans.map(({ id }) => id)).toEqual(["monthly", "yearly"]);
      const body = { plan: "monthly" as const, emailOrUsername: rosa.username };
      const { sessionId } = await visitor(createCheckout, { body });
      await world.pay(sessionId);
      await world.hear();
      expect(await world.statusOf(rosa.id)).toBe("paying");
      await expect(
        visitor(createCheckout, { body: { plan: "monthly", emailOrUsername: "nobody.at.all" } }),
      ).rejects.toMatchObject({ code: "no-user-found-username-error" });
      await expect(
        visitor(createCheckout, { body: { plan: "monthly", emailOrUsername: "no@example.org" } }),
      ).rejects.toMatchObject({ code: "no-user-found-email-error" });
      await expect(visitor(createCheckout, { body: { plan: "monthly" } })).rejects.toMatchObject({
        code: "no-token",
      });
    });

    test("not before an account is set up, and then nobody is told that it is paid for", async () => {
      for (const status of ["account_created", "clinician_setup"] as const) {
        const subscription = { status, payment_source: "none" as const };
        await server.seed((trx) => addPatient(trx, { username: status, subscription }));
        const body = { plan: "monthly" as const, emailOrUsername: status };
        await expect(server.client()(createCheckout, { body })).rejects.toMatchObject({
          status: 409,
          code: "not-set-up-yet",
        });
      }
    });

    const byName = ({ username }: PayingPatient, plan: "monthly" | "yearly" = "monthly") =>
      server.client()(createCheckout, { body: { plan, emailOrUsername: username } });

    const customerOn = async (sessionId: string) =>
      (await world.provider.readCheckout(sessionId))?.customerId;

    test("a visitor's page shows nothing that is known of the account, and pays for it", async () => {
      const rosa = await world.subscribed("monthly");
      const { customer_id: known, provider_subscription_id: before } = await world.held(rosa.id);
      await world.provider.endNow(before!);
      await world.hear();
      expect(await world.statusOf(rosa.id)).toBe("expired");
      server.advance(60_000);

      const { sessionId } = await byName(rosa);
      const yearly = await byName(rosa, "yearly");
      const { placed } = await server.database.owner
        .selectFrom("checkouts")
        .select("placed")
        .where("provider_checkout_id", "=", sessionId)
        .executeTakeFirstOrThrow();
      expect(placed.customer).toEqual({ accountId: rosa.id, email: null, customerId: null });
      expect(await customerOn(sessionId)).not.toBe(known);
      expect(await world.pay(sessionId)).toBe("complete");
      const bought = await server.client()(subscriptionConfirmation, { query: { sessionId } });
      expect(bought).toMatchObject({ planTotal: 2_900, trialing: false });
      expect(await world.statusOf(rosa.id)).toBe("paying");
      expect(await world.pay(yearly.sessionId), "without waiting for an event").toBe("closed");
      const { receipts } = await (await world.clientOf(rosa.id))(listReceipts, {});
      expect(receipts.map(({ totalCents }) => totalCents)).toEqual([2_900, 2_900]);
    });

    test("a visitor neither closes the page that the patient has open nor is shown it", async () => {
      const rosa = await world.onTrial();
      const own = () => rosa.call(createCheckout, { body: { plan: "monthly" } });
      const first = await own();
      const [visitors, again] = await Promise.all([byName(rosa), byName(rosa)]);
      expect(again).toEqual(visitors);
      const other = await byName(rosa, "yearly");
      const ids = [first, visitors, other].map(({ sessionId }) => sessionId);
      expect(new Set(ids).size).toBe(3);
      expect(await own()).toEqual(first);
      for (const id of ids)
        expect(await world.provider.readCheckout(id)).toMatchObject({ state: "open" });

      expect(await world.pay(first.sessionId)).toBe("complete");
      await world.hear();
      expect(await world.statusOf(rosa.id)).toBe("paying");
      for (const { sessionId } of [visitors, other])
        expect(await world.pay(sessionId), "what is paid for is paid once").toBe("closed");
      await expect(byName(rosa)).rejects.toMatchObject({ code: "already-subscribed" });
    });

    test("the patient's and a visitor's page, both paid at once, end in one subscription", async () => {
      const rosa = await world.onTrial();
      const own = await rosa.call(createCheckout, { body: { plan: "monthly" } });
      const visitors = await byName(rosa, "yearly");
      expect(await world.pay(own.sessionId)).toBe("complete");
      server.advance(60_000);
      expect(await world.pay(visitors.sessionId)).toBe("complete");
      await world.hear();
      expect(await world.held(rosa.id)).toMatchObject({ status: "paying", plan_interval: "month" });
      expect(await world.paidBy(rosa)).toEqual([2_900]);
      const theirs = await world.provider.invoicesOf((await customerOn(visitors.sessionId))!);
      expect(theirs).toMatchObject([{ totalCents: 29_900, status: "refunded" }]);
      const confirmed = (sessionId: string) =>
        server.client()(subscriptionConfirmation, { query: { sessionId } });
      expect(await confirmed(own.sessionId)).toMatchObject({ planTotal: 2_900 });
      await expect(confirmed(visitors.sessionId)).rejects.toMatchObject({
        code: "already-subscribed",
      });
    });

    test("what was bought once is confirmed as it was, also when another subscription follows it", async () => {
      const { id, call } = await world.onTrial();
      const first = await call(createCheckout, { body: { plan: "monthly" } });
      await world.pay(first.sessionId);
      await world.hear();
      await world.provider.endNow((await world.held(id)).provider_subscription_id!);
      await world.hear();
      const next = await call(createCheckout, { body: { plan: "yearly" } });
      await world.pay(next.sessionId);
      for (const [{ sessionId }, planTotal] of [
        [first, 2_900],
        [next, 29_900],
      ] as const)
        expect(await call(subscriptionConfirmation, { query: { sessionId } })).toMatchObject({
          planTotal,
        });
    });

    test("by a link, and never for a clinician", async () => {
      const rosa = await world.onTrial();
      const token = await server.seed((trx) =>
        issueLink(trx, { purpose: "subscribe", userId: rosa.id }, server.now()),
      );
      const byLink = server.client(token);
      const { sessionId } = await byLink(createCheckout, { body: { plan: "yearly-trial" } });
      expect(await world.pay(sessionId)).toBe("complete");
      const clinician = await server.seed((trx) => addClinician(trx, { username: "dana" }));
      await expect(
        server.client(await server.tokenFor(clinician))(createCheckout, {
          body: { plan: "yearly" },
        }),
      ).rejects.toMatchObject({ code: "forbidden" });
    });

    test("pages lead back to this site alone", async () => {
      const rosa = await world.onTrial();
      await expect(
        rosa.call(createCheckout, {
          body: { plan: "monthly", successURL: "https://elsewhere.example/done" },
        }),
      ).rejects.toMatchObject({ code: "malformed-request" });
    });
  });
});
