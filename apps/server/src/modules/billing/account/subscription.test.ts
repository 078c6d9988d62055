import { loadUser } from "@regain/contract/calls/identity/load-user";
import { acceptOffer } from "@regain/contract/calls/billing/accept-offer";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { confirmCardUpdate } from "@regain/contract/calls/billing/confirm-card-update";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { openCardUpdate } from "@regain/contract/calls/billing/open-card-update";
import { readOffer } from "@regain/contract/calls/billing/read-offer";
import { readSubscription } from "@regain/contract/calls/billing/read-subscription";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import type { CallError } from "@regain/contract/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ProviderUnavailable } from "../../../adapters/payments/card-provider.ts";
import { system } from "../../../db/actor.ts";
import { addClinician } from "../../../builders/people.ts";
import {
  billingServers,
  type BillingServer,
  type BillingWorld,
  cards,
} from "../../../testing/billing.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { expireSubscriptions } from "../trial/expire-subscriptions.job.ts";
import { cancel } from "./subscription.service.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

  const cancelled = { action: "cancel", reason: "no_time" } as const;

  async function cancellationsOf(id: string): Promise<number> {
    const { rows } = await server.database.pool.query(
      "select from cancellations where patient_id = $1",
      [id],
    );
    return rows.length;
  }

  describe("the panel of the account", () => {
    test("says what is paid, when next, and what can be done", async () => {
      const trial = await world.onTrial();
      expect(await trial.call(readSubscription, {})).toMatchObject({
        subscribeButton: "subscribe",
        subscriptionStatus: "trialing",
        subscriptionCost: null,
        nextPaymentDate: null,
      });
      const paying = await world.subscribed("monthly");
      const panel = await paying.call(readSubscription, {});
      expect(panel).toMatchObject({
        subscribeButton: "cancel",
        planInterval: "month",
        subscriptionCost: "$29.00 a month",
        isEligibleForCancellationDiscount: true,
        canUpdateCard: true,
      });
      expect(panel.nextPaymentDate).toBe(panel.periodEndsOn);
      expect(panel.subscriptionBlurb).toMatch(/^You pay \$29\.00 a month\. Your next payment is/);
    });

    test("is for patients alone", async () => {
      const clinician = await server.seed((trx) => addClinician(trx, { username: "dana" }));
      const call = await world.clientOf(clinician);
      await expect(call(readSubscription, {})).rejects.toMatchObject({ code: "patients-only" });
    });

    test("leaves a trace, as all that tells of a patient does", async () => {
      const { id, call } = await world.onTrial();
      await call(readSubscription, {});
      const [row] = await server.database.withActor(system("audit"), (trx) =>
        trx.selectFrom("audit").selectAll().orderBy("id", "desc").limit(1).execute(),
      );
      expect(row).toMatchObject({ subject_patient_id: id, access: "patient: self", status: 200 });
    });

    test("receipts are what was paid, in whole cents", async () => {
      const { id } = await world.subscribed("monthly");
      await world.pass(32);
      const { receipts } = await (await world.clientOf(id))(listReceipts, {});
      expect(receipts.map(({ totalCents, status }) => [totalCents, status])).toEqual([
        [2_900, "paid"],
        [2_900, "paid"],
      ]);
      expect(receipts[0]?.planTitle).toBe("Monthly");
      expect(receipts[0]?.paidOn, "days of one zone").toBe(receipts[0]?.periodFrom);
      expect(receipts[0]!.periodFrom >= receipts[1]!.periodTo).toBe(true);
    });
  });

  describe("cancelling", () => {
    test("with the offer taken: a month for nothing, once", async () => {
      const { id, call } = await world.subscribed("monthly");
      expect(await call(readOffer, {})).toMatchObject({
        kind: "offer",
        amount: 100,
        nextPaymentCents: 0,
        fullPaymentCents: 2_900,
      });
      await call(acceptOffer, {});
      await expect(call(acceptOffer, {})).rejects.toMatchObject({ code: "no-offer" });
      const taken = { kind: "none", nextPaymentCents: 0, fullPaymentCents: 2_900 };
      expect(await call(readOffer, {})).toMatchObject(taken);
      await world.pass(32);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([0, 2_900]);
      const used = { kind: "none", nextPaymentCents: 2_900, fullPaymentCents: 2_900 };
      expect(await (await world.clientOf(id))(readOffer, {})).toMatchObject(used);
      await world.pass(31);
      expect(await world.chargesOf(id)).toEqual([2_900, 0, 2_900]);
      expect((await world.held(id)).status).toBe("paying");
    });

    test("a yearly plan: a fifth off near its end, straight to the reasons before", async () => {
      const { id, call } = await world.subscribed("yearly");
      expect(await call(readOffer, {})).toMatchObject({ kind: "later", amount: 20 });
      await expect(call(acceptOffer, {})).rejects.toMatchObject({ code: "no-offer" });
      await world.pass(320);
      await world.hear();
      const later = await world.clientOf(id);
      expect(await later(acceptOffer, {})).toMatchObject({
        kind: "offer",
        nextPaymentCents: 23_920,
      });
      await world.pass(60);
      expect(await world.chargesOf(id)).toEqual([23_920, 29_900]);
    });

    test("beside a code: the account says what the card is charged, with both taken off", async () => {
      const { id, call } = await world.onTrial();
      const body = { plan: "yearly-trial", coupon: "HOPE" } as const;
      const { sessionId } = await call(createCheckout, { body });
      await world.pay(sessionId);
      await call(subscriptionConfirmation, { query: { sessionId } });
      // Without the offer, only the code is off the first payment.
      const sums = {
        nextPaymentCents: 20_332,
        fullPaymentCents: 25_415,
        laterPaymentCents: 29_900,
        isReducedForLong: false,
      };
      expect(await call(readOffer, {})).toMatchObject({ kind: "offer", ...sums });
      expect(await call(acceptOffer, {})).toMatchObject(sums);
      expect(await call(readOffer, {})).toMatchObject({ kind: "none", ...sums });
      expect((await world.infoOf(id)).subscriptionBlurb).toContain("$203.32");
      await world.pass(15);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([20_332]);
    });

    test.each([
      ["ALWAYS", "forever", null, 2_610, false],
      ["HALFYEAR", "repeating", 6, 2_900, true],
    ] as const)(
      "beside %s: what is off later payments too is no gift of the offer",
      async (code, duration, duration_months, later, isForLong) => {
        const terms = { percent_off: 10, cents_off: null, duration, duration_months };
        await server.seed((trx) =>
          trx
            .insertInto("coupons")
            .values({ code, ...terms, plan_interval: null, expires_at: null })
            .execute(),
        );
        const { id, call } = await world.onTrial();
        const body = { plan: "monthly", coupon: code } as const;
        const { sessionId } = await call(createCheckout, { body });
        await world.pay(sessionId);
        await call(subscriptionConfirmation, { query: { sessionId } });
        const sums = {
          nextPaymentCents: 0,
          fullPaymentCents: 2_610,
          laterPaymentCents: later,
          isReducedForLong: isForLong,
        };
        expect(await call(acceptOffer, {})).toMatchObject({ kind: "offer", ...sums });
        await world.pass(32);
        await world.hear();
        const { nextPaymentCents, fullPaymentCents } = await (
          await world.clientOf(id)
        )(readOffer, {});
        expect([nextPaymentCents, fullPaymentCents], "the gift is used up").toEqual([2_610, 2_610]);
      },
    );

    test("wants a reason, keeps everything open until the end, and can be taken back", async () => {
      const { id, call } = await world.subscribed("monthly");
      const change = (body: Parameters<typeof call<typeof changeSubscription>>[1]["body"]) =>
        call(changeSubscription, { body });
      await expect(change({ action: "cancel" })).rejects.toMatchObject({
        code: "malformed-request",
        fields: { reason: expect.any(String) },
      });
      await expect(change({ action: "cancel", reason: "Other" })).rejects.toMatchObject({
        fields: { otherReason: "This is required." },
      });
      const { message } = await change(cancelled);
      expect(message).toMatch(/^Your\+subscription\+is\+cancelled\.\+You\+keep/);
      expect(await world.infoOf(id)).toMatchObject({
        subscribeButton: "resubscribe",
        subscriptionStatus: "paying",
        cancelsAtPeriodEnd: true,
        nextPaymentDate: null,
      });
      await expect(change(cancelled)).rejects.toMatchObject({ code: "nothing-to-cancel" });
      expect(await change({ action: "resume" })).toEqual({
        message: "Welcome+back.+Your+subscription+continues.",
      });
      await expect(change({ action: "resume" })).rejects.toMatchObject({
        code: "nothing-to-resume",
      });
      expect(await world.infoOf(id)).toMatchObject({ subscribeButton: "cancel" });
      await change({ action: "cancel", reason: "Other", otherReason: "We move." });
      await world.pass(32);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([2_900]);
      expect(await world.infoOf(id)).toMatchObject({
        subscribeButton: "resubscribe",
        subscriptionStatus: "expired",
      });
      const again = await world.clientOf(id);
      await expect(again(changeSubscription, { body: { action: "resume" } })).rejects.toMatchObject(
        {
          code: "nothing-to-resume",
        },
      );
      const { sessionId } = await again(createCheckout, { body: { plan: "yearly" } });
      await world.pay(sessionId);
      await world.hear();
      expect(await world.infoOf(id)).toMatchObject({
        subscriptionStatus: "paying",
        planInterval: "year",
      });
    });

    test("pressed four times at once: one cancellation, one letter; once more after it was taken back", async () => {
      const { id, call } = await world.subscribed("monthly");
      const press = () =>
        call(changeSubscription, { body: cancelled }).then(
          ({ message }) => message,
          ({ code }: CallError) => code,
        );
      const said = await Promise.all([press(), press(), press(), press()]);
      expect(new Set(said.filter((one) => one !== "nothing-to-cancel")).size).toBe(1);
      expect(await cancellationsOf(id)).toBe(1);
      expect(await world.lettersTo(id)).toEqual(["subscriptionCancelled"]);
      await call(changeSubscription, { body: { action: "resume" } });
      await press();
      expect(await cancellationsOf(id)).toBe(2);
      expect(await world.lettersTo(id)).toEqual(["subscriptionCancelled", "subscriptionCancelled"]);
    });

    test("while the provider fails in the middle: the letter goes with the cancellation", async () => {
      const { id, call } = await world.subscribed("monthly");
      const subscriptionsOf = () => Promise.reject(new ProviderUnavailable("It went down."));
      const payments = { ...world.provider, subscriptionsOf };
      const letters = { jobs: server.app.services.jobs, publicUrl: "https://regain.example" };
      const wish = { reason: "no_time", otherReason: undefined } as const;
      await expect(
        cancel({ ...world.parts, payments, letters }, id, wish, server.now()),
      ).rejects.toMatchObject({ code: "payments-unavailable" });
      expect(await cancellationsOf(id)).toBe(1);
      expect(await world.lettersTo(id)).toEqual(["subscriptionCancelled"]);
      await call(changeSubscription, { body: cancelled });
      expect(await world.infoOf(id)).toMatchObject({ cancelsAtPeriodEnd: true });
      expect(await cancellationsOf(id)).toBe(1);
      expect(await world.lettersTo(id)).toEqual(["subscriptionCancelled"]);
    });

    test("taken back in the provider's own pages, and made once more: that counts and is written again", async () => {
      const { id, call } = await world.subscribed("monthly");
      await call(changeSubscription, { body: cancelled });
      const { provider_subscription_id: live } = await world.held(id);
      await world.provider.setCancelsAtPeriodEnd(live!, false);
      await world.hear();
      expect(await world.infoOf(id)).toMatchObject({ subscribeButton: "cancel" });
      await call(changeSubscription, { body: cancelled });
      expect(await cancellationsOf(id)).toBe(2);
      expect(await world.lettersTo(id)).toEqual(["subscriptionCancelled", "subscriptionCancelled"]);
    });

    test("a patient of an institution is not shut out when it is over: the institution pays", async () => {
      const { id, call } = await world.subscribed("monthly");
      await world.joinHarbor(id);
      const { message } = await call(changeSubscription, { body: cancelled });
      expect(message).toMatch(/Your\+institution\+pays\+from\+[\d/]{10}\+on/);
      expect(await world.lettersTo(id)).toEqual(["memberCancelled"]);
      expect((await world.infoOf(id)).subscriptionBlurb).toContain(
        "Your institution pays from then on.",
      );
      await world.pass(32);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([2_900]);
      const paid = { subscriptionStatus: "paying", paymentMethod: "none", periodEndsOn: null };
      expect(await world.infoOf(id)).toMatchObject({ ...paid, subscribeButton: "hide" });
      // What was paid by card before keeps its receipts.
      const { subscriptionState } = await (await world.clientOf(id))(loadUser, {});
      expect(subscriptionState).toMatchObject({ paymentMethod: "none", hasReceipts: true });
      await world.pass(40);
      await world.hear();
      await expireSubscriptions(world.parts);
      expect(await world.infoOf(id)).toMatchObject(paid);
    });

    test("a patient of an institution whose payment is overdue is told that the institution pays at once", async () => {
      const { id, call } = await world.overdue();
      await world.joinHarbor(id);
      const { message } = await call(changeSubscription, { body: cancelled });
      expect(message).toContain("Your+institution+pays+from+now+on");
      expect(await world.lettersTo(id)).toEqual(["memberEnded"]);
      expect(await world.infoOf(id)).toMatchObject({
        subscribeButton: "hide",
        subscriptionBlurb: "Your institution pays for your practice. You pay nothing.",
        subscriptionStatus: "paying",
        paymentMethod: "none",
      });
    });

    test("a trial with a card that is cancelled ends unpaid", async () => {
      const { id, call } = await world.subscribed("monthly-trial");
      await call(changeSubscription, { body: cancelled });
      await world.pass(20);
      await world.hear();
      expect((await world.held(id)).status).toBe("trialEnded");
      expect(await world.chargesOf(id)).toEqual([]);
    });

    test("while a payment is overdue: at once, without an offer, and nothing is charged anymore", async () => {
      const { id, call } = await world.overdue();
      expect(await world.infoOf(id)).toMatchObject({ subscribeButton: "update", canCancel: true });
      expect(await call(readOffer, {})).toMatchObject({ kind: "overdue" });
      await expect(call(acceptOffer, {})).rejects.toMatchObject({ code: "no-offer" });
      expect(await call(changeSubscription, { body: cancelled })).toEqual({
        message:
          "Your+subscription+is+cancelled+and+has+ended.+You+will+not+be+charged+for+the+unpaid+amount.",
      });
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      expect(await world.infoOf(id)).toMatchObject({
        subscribeButton: "subscribe",
        canCancel: false,
      });
      expect(await world.lettersTo(id)).toEqual(["subscriptionEnded"]);
      await expect(call(changeSubscription, { body: cancelled })).rejects.toMatchObject({
        code: "nothing-to-cancel",
      });
      await expect(call(changeSubscription, { body: { action: "resume" } })).rejects.toMatchObject({
        code: "nothing-to-resume",
      });
      await world.pass(40);
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
    });

    test("while a payment is overdue that we have not heard of: at once all the same", async () => {
      const { id } = await world.subscribed("monthly-trial", cards.failsLater);
      await world.pass(15);
      expect((await world.held(id)).status).toBe("trialing_with_cc");
      const call = await world.clientOf(id);
      await call(changeSubscription, { body: cancelled });
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      expect(await world.lettersTo(id)).toEqual(["subscriptionEnded"]);
    });
  });

  describe("another card", () => {
    test("pays what is overdue", async () => {
      const { id } = await world.subscribed("monthly-trial", cards.failsLater);
      await world.pass(15);
      await world.hear();
      expect(await world.infoOf(id)).toMatchObject({
        subscriptionStatus: "past_due",
        subscribeButton: "update",
      });
      const call = await world.clientOf(id);
      const { url } = await call(openCardUpdate, {});
      const sessionId = url.split("/").at(-1)!;
      await expect(call(confirmCardUpdate, { query: { sessionId } })).rejects.toMatchObject({
        code: "checkout-open",
      });
      await world.pay(sessionId);
      expect(await call(confirmCardUpdate, { query: { sessionId } })).toMatchObject({
        subscriptionStatus: "paying",
      });
      const stranger = await world.onTrial();
      await expect(
        stranger.call(confirmCardUpdate, { query: { sessionId } }),
      ).rejects.toMatchObject({
        code: "not-found",
      });
      await expect(stranger.call(openCardUpdate, {})).rejects.toMatchObject({ code: "no-card" });
    });
  });
});
