import { loadUser } from "@regain/contract/calls/identity/load-user";
import { dayMs } from "@regain/contract/durations";
import { askDeletion } from "@regain/contract/calls/account/ask-deletion";
import { takeBackDeletion } from "@regain/contract/calls/account/take-back-deletion";
import { acceptOffer } from "@regain/contract/calls/billing/accept-offer";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { confirmCardUpdate } from "@regain/contract/calls/billing/confirm-card-update";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { openCardUpdate } from "@regain/contract/calls/billing/open-card-update";
import { readOffer } from "@regain/contract/calls/billing/read-offer";
import { readSubscription } from "@regain/contract/calls/billing/read-subscription";
import { retrial } from "@regain/contract/calls/billing/retrial";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import type { CallError } from "@regain/contract/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "../../../db/actor.ts";
import { addClinician, addInstitution, addPatient } from "../../../db/builders/people.ts";
import {
  billingServers,
  type BillingServer,
  type BillingWorld,
  cards,
} from "../../../testing/billing.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { openLink } from "../../identity/link-token.service.ts";
import { endByClock } from "../trial/clock.job.ts";
import { followDeletion } from "../follow-deletion.service.ts";
import { writeBillingLetters } from "../trial/letters.job.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

  const info = async (id: string) => (await world.clientOf(id))(readSubscription, {});
  const invoices = async (id: string) =>
    (await world.invoicesOf(id)).map(({ totalCents }) => totalCents);

  const cancelled = { action: "cancel", reason: "no_time" } as const;

  /** Whose trial is over and whose card did not pay. */
  async function overdue() {
    const patient = await world.subscribed("monthly-trial", cards.failsLater);
    await world.pass(15);
    await world.hear();
    expect((await world.held(patient.id)).status).toBe("past_due");
    return { id: patient.id, call: await world.clientOf(patient.id) };
  }

  const joinHarbor = (id: string) =>
    server.seed(async (trx) => {
      const institution_id = await addInstitution(trx, { name: "Harbor" });
      await trx.updateTable("users").set({ institution_id }).where("id", "=", id).execute();
    });

  const statuses = async (id: string) => (await world.invoicesOf(id)).map(({ status }) => status);

  const writeLetters = async () => {
    const jobs = { enqueue: () => Promise.resolve() };
    await writeBillingLetters({
      ...world.parts,
      letters: { jobs, publicUrl: "https://regain.example" },
    }).run({});
  };
  const written = async (id: string) => {
    const { rows } = await server.database.pool.query<{ template: string }>(
      "select template from mails where user_id = $1 order by created_at, mail_id",
      [id],
    );
    return rows.map(({ template }) => template);
  };
  const subjectsOf = async (id: string) => {
    const { rows } = await server.database.pool.query<{ content: { subject: string } }>(
      "select content from mails where user_id = $1 order by created_at, mail_id",
      [id],
    );
    return rows.map(({ content }) => content.subject);
  };

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
      expect(await call(readOffer, {})).toMatchObject({ kind: "none", nextPaymentCents: 0 });
      await world.pass(32);
      await world.hear();
      expect(await invoices(id)).toEqual([0, 2_900]);
      await world.pass(31);
      expect(await invoices(id)).toEqual([2_900, 0, 2_900]);
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
      expect(await invoices(id)).toEqual([23_920, 29_900]);
    });

    test("beside a code: the account says what the card is charged, with both taken off", async () => {
      const { id, call } = await world.onTrial();
      const body = { plan: "yearly-trial", coupon: "HOPE" } as const;
      const { sessionId } = await call(createCheckout, { body });
      await world.pay(sessionId);
      await call(subscriptionConfirmation, { query: { sessionId } });
      expect(await call(acceptOffer, {})).toMatchObject({ nextPaymentCents: 20_332 });
      expect(await call(readOffer, {})).toMatchObject({ kind: "none", nextPaymentCents: 20_332 });
      expect((await info(id)).subscriptionBlurb).toContain("$203.32");
      await world.pass(15);
      await world.hear();
      expect(await invoices(id)).toEqual([20_332]);
    });

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
      expect(message).toMatch(/^Your\+subscription\+is\+cancelled\.\+Everything/);
      expect(await info(id)).toMatchObject({
        subscribeButton: "resubscribe",
        subscriptionStatus: "paying",
        cancelsAtPeriodEnd: true,
        nextPaymentDate: null,
      });
      await expect(change(cancelled)).rejects.toMatchObject({ code: "nothing-to-cancel" });
      expect(await change({ action: "resume" })).toEqual({
        message: "Welcome+back.+Your+subscription+goes+on.",
      });
      await expect(change({ action: "resume" })).rejects.toMatchObject({
        code: "nothing-to-resume",
      });
      expect(await info(id)).toMatchObject({ subscribeButton: "cancel" });
      await change({ action: "cancel", reason: "Other", otherReason: "We move." });
      await world.pass(32);
      await world.hear();
      expect(await invoices(id)).toEqual([2_900]);
      expect(await info(id)).toMatchObject({
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
      expect(await info(id)).toMatchObject({ subscriptionStatus: "paying", planInterval: "year" });
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
      const rows = async () => {
        const found = await server.database.pool.query(
          "select reason from cancellations where patient_id = $1",
          [id],
        );
        return found.rows.length;
      };
      expect(await rows()).toBe(1);
      expect(await written(id)).toEqual(["subscriptionCancelled"]);
      await call(changeSubscription, { body: { action: "resume" } });
      await press();
      expect(await rows()).toBe(2);
      expect(await written(id)).toEqual(["subscriptionCancelled", "subscriptionCancelled"]);
    });

    test("a patient of an institution is not shut out when it is over: the institution pays", async () => {
      const { id, call } = await world.subscribed("monthly");
      await joinHarbor(id);
      const { message } = await call(changeSubscription, { body: cancelled });
      expect(message).toMatch(/Your\+institution\+pays\+from\+[\d/]{10}\+on/);
      expect(await written(id)).toEqual(["memberCancelled"]);
      await world.pass(32);
      await world.hear();
      expect(await invoices(id)).toEqual([2_900]);
      const paid = { subscriptionStatus: "paying", paymentMethod: "none", periodEndsOn: null };
      expect(await info(id)).toMatchObject({ ...paid, subscribeButton: "hide" });
      // What was paid with a card before has its receipts.
      const { subscriptionState } = await (await world.clientOf(id))(loadUser, {});
      expect(subscriptionState).toMatchObject({ paymentMethod: "none", hasReceipts: true });
      await world.pass(40);
      await world.hear();
      await endByClock(world.parts);
      expect(await info(id)).toMatchObject(paid);
    });

    test("a patient of an institution whose payment is overdue is told that the institution pays at once", async () => {
      const { id, call } = await overdue();
      await joinHarbor(id);
      const { message } = await call(changeSubscription, { body: cancelled });
      expect(message).toContain("Your+institution+pays+from+now+on");
      expect(await written(id)).toEqual(["memberEnded"]);
      expect(await info(id)).toMatchObject({ subscriptionStatus: "paying", paymentMethod: "none" });
    });

    test("a trial with a card that is cancelled ends unpaid", async () => {
      const { id, call } = await world.subscribed("monthly-trial");
      await call(changeSubscription, { body: cancelled });
      await world.pass(20);
      await world.hear();
      expect((await world.held(id)).status).toBe("trialEnded");
      expect(await invoices(id)).toEqual([]);
    });

    test("while a payment is overdue: at once, without an offer, and nothing is charged any more", async () => {
      const { id, call } = await overdue();
      expect(await info(id)).toMatchObject({ subscribeButton: "update", canCancel: true });
      expect(await call(readOffer, {})).toMatchObject({ kind: "overdue" });
      await expect(call(acceptOffer, {})).rejects.toMatchObject({ code: "no-offer" });
      expect(await call(changeSubscription, { body: cancelled })).toEqual({
        message:
          "Your+subscription+is+cancelled+and+has+ended.+The+open+payment+is+not+charged+any+more.",
      });
      expect(await statuses(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      expect(await info(id)).toMatchObject({ subscribeButton: "subscribe", canCancel: false });
      expect(await written(id)).toEqual(["subscriptionEnded"]);
      await expect(call(changeSubscription, { body: cancelled })).rejects.toMatchObject({
        code: "nothing-to-cancel",
      });
      await expect(call(changeSubscription, { body: { action: "resume" } })).rejects.toMatchObject({
        code: "nothing-to-resume",
      });
      await world.pass(40);
      expect(await statuses(id)).toEqual(["void"]);
    });

    test("while a payment is overdue that we have not heard of: at once all the same", async () => {
      const { id } = await world.subscribed("monthly-trial", cards.failsLater);
      await world.pass(15);
      expect((await world.held(id)).status).toBe("trialing_with_cc");
      const call = await world.clientOf(id);
      await call(changeSubscription, { body: cancelled });
      expect(await statuses(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      expect(await written(id)).toEqual(["subscriptionEnded"]);
    });
  });

  describe("another card", () => {
    test("pays what is overdue", async () => {
      const { id } = await world.subscribed("monthly-trial", cards.failsLater);
      await world.pass(15);
      await world.hear();
      expect(await info(id)).toMatchObject({
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

  describe("trials", () => {
    const letters = writeLetters;

    test("end by the clock, are told of once, and can be made longer once", async () => {
      const rosa = await world.onTrial(5);
      await letters();
      expect(await written(rosa.id)).toEqual([]);
      await world.pass(3);
      await letters();
      await letters();
      expect(await written(rosa.id)).toEqual(["trialEnding"]);
      await endByClock(world.parts);
      expect((await world.held(rosa.id)).status).toBe("trialing");
      await world.pass(3);
      await endByClock(world.parts);
      expect((await world.held(rosa.id)).status).toBe("trialEnded");
      await letters();
      expect(await written(rosa.id)).toEqual(["trialEnding", "trialOver"]);

      const link = () =>
        server.seed((trx) => openLink(trx, { purpose: "retrial", userId: rosa.id }, server.now()));
      const [first, second] = [await link(), await link()];
      const { trialEndsOn } = await server.client(first)(retrial, {});
      expect(trialEndsOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect((await world.held(rosa.id)).status).toBe("trialing");
      await expect(server.client(first)(retrial, {})).rejects.toMatchObject({ code: "link-used" });
      await expect(server.client(second)(retrial, {})).rejects.toMatchObject({ code: "link-used" });
      await world.pass(15);
      await endByClock(world.parts);
      expect((await world.held(rosa.id)).status).toBe("trialEnded");
    });

    test("what a store or another payer does not pay for anew ends three days later, and a plan can be chosen", async () => {
      const people = await Promise.all(
        (["iOSIAP", "AmazonIAP", "GoogleIAP", "Flex"] as const).map((payment_source, index) =>
          server.seed((trx) =>
            addPatient(trx, {
              username: `store_${index}`,
              subscription: {
                status: index === 1 ? "past_due" : "paying",
                payment_source,
                cancels_at_period_end: true,
                period_ends_at: new Date(server.now().getTime() + dayMs),
              },
            }),
          ),
        ),
      );
      const standings = async () => {
        await endByClock(world.parts);
        const held = await Promise.all(people.map((id) => world.held(id)));
        return held.map(({ status }) => status);
      };
      await world.pass(3);
      expect(await standings()).toEqual(["paying", "past_due", "paying", "paying"]);
      await world.pass(2);
      expect(await standings()).toEqual(["expired", "expired", "expired", "expired"]);
      for (const id of people) {
        expect(await info(id)).toMatchObject({
          subscribeButton: "resubscribe",
          cancelsAtPeriodEnd: false,
        });
        const call = await world.clientOf(id);
        await call(createCheckout, { body: { plan: "monthly" } });
      }
    });

    test("what a store has paid for is over for a patient of an institution: it pays, but not past the months it agreed to", async () => {
      const period_ends_at = new Date(server.now().getTime() + dayMs);
      const [bought, agreed] = await server.seed((trx) =>
        Promise.all(
          (["iOSIAP", "none"] as const).map((payment_source) =>
            addPatient(trx, {
              username: `member_${payment_source}`,
              subscription: { status: "paying", payment_source, period_ends_at },
            }),
          ),
        ),
      );
      for (const id of [bought!, agreed!]) await joinHarbor(id);
      await world.pass(5);
      await endByClock(world.parts);
      expect(await world.held(bought!)).toMatchObject({
        status: "paying",
        payment_source: "none",
        period_ends_at: null,
      });
      expect(await world.held(agreed!)).toMatchObject({ status: "expired" });
    });

    test("when what somebody else paid for is over, a letter leads to the plans, once", async () => {
      const subscription = {
        status: "paying",
        payment_source: "none",
        period_ends_at: new Date(server.now().getTime() + 14 * dayMs),
      } as const;
      const email = "left@example.org";
      const id = await server.seed((trx) =>
        addPatient(trx, { username: "left", email, subscription }),
      );
      await world.pass(13);
      await letters();
      expect(await written(id)).toEqual([]);
      await world.pass(1.1);
      await endByClock(world.parts);
      await letters();
      await letters();
      expect(await written(id)).toEqual(["sponsorshipOver"]);
      const { rows } = await server.database.pool.query<{ address: string }>(
        "select content->'button'->>'address' as address from mails where user_id = $1",
        [id],
      );
      const token = new URL(rows[0]!.address).searchParams.get("token") ?? undefined;
      const { url } = await server.client(token)(createCheckout, {
        body: { plan: "monthly" },
      });
      expect(url).toMatch(/^http/);
    });

    test("a trial that still runs cannot be made longer", async () => {
      const { id } = await world.onTrial();
      const token = await server.seed((trx) =>
        openLink(trx, { purpose: "retrial", userId: id }, server.now()),
      );
      await expect(server.client(token)(retrial, {})).rejects.toMatchObject({
        code: "trial-not-over",
      });
    });
  });

  describe("before a card is charged", () => {
    test("who is on trial with a card is told when and how much, three days ahead and once", async () => {
      const [{ id }, gone] = [
        await world.subscribed("monthly-trial"),
        await world.subscribed("monthly-trial"),
      ];
      await gone.call(changeSubscription, { body: cancelled });
      await world.pass(10);
      await writeLetters();
      expect(await written(id)).toEqual([]);
      await world.pass(1.5);
      // Two servers look at the same moment.
      await Promise.all([writeLetters(), writeLetters()]);
      await writeLetters();
      expect(await written(id)).toEqual(["firstCharge"]);
      expect(await subjectsOf(id)).toEqual([
        expect.stringMatching(/^Your first payment is on \d\d\/\d\d\/\d{4}$/),
      ]);
      const { rows } = await server.database.pool.query<{ content: unknown }>(
        "select content from mails where user_id = $1",
        [id],
      );
      expect(JSON.stringify(rows)).toContain("we charge $29.00 to your card");
      expect(await written(gone.id)).toEqual(["subscriptionCancelled"]);
    });

    test("after a month for nothing: before the first payment that is one, and not before", async () => {
      const { id, call } = await world.subscribed("monthly-trial");
      await call(acceptOffer, {});
      expect((await info(id)).subscriptionBlurb).toMatch(
        /Then one month is free\. After that you pay \$29\.00 a month\.$/,
      );
      await world.pass(12);
      await writeLetters();
      await world.pass(3);
      await world.hear();
      expect(await world.held(id)).toMatchObject({
        status: "paying",
        has_paid: false,
      });
      await writeLetters();
      expect(await written(id)).toEqual([]);
      await world.pass(28);
      await world.hear();
      await Promise.all([writeLetters(), writeLetters()]);
      expect(await written(id)).toEqual(["firstCharge"]);
      const { rows } = await server.database.pool.query<{ content: unknown }>(
        "select content from mails where user_id = $1",
        [id],
      );
      expect(JSON.stringify(rows)).toContain("we charge $29.00 to your card");
      await world.pass(3);
      await world.hear();
      expect(await invoices(id)).toEqual([2_900, 0]);
      expect(await world.held(id)).toMatchObject({
        status: "paying",
        has_paid: true,
      });
      await world.pass(28);
      await world.hear();
      await writeLetters();
      expect(await written(id)).toEqual(["firstCharge"]);
    });

    test("a year is told of a week ahead, each year; a month is not, nor what was cancelled", async () => {
      const subscribed = async (plan: "monthly" | "yearly") => (await world.subscribed(plan)).id;
      const [id, gone, monthly] = [
        await subscribed("yearly"),
        await subscribed("yearly"),
        await subscribed("monthly"),
      ];
      await (
        await world.clientOf(gone)
      )(changeSubscription, { body: cancelled });
      const endsIn = (days: number) =>
        server.database.owner
          .updateTable("subscriptions")
          .set({ period_ends_at: new Date(server.now().getTime() + days * dayMs) })
          .where("patient_id", "in", [id, gone, monthly])
          .execute();
      for (const [days, letters] of [
        [7.1, 0],
        [6.9, 1],
        // Another year.
        [2, 2],
        [-0.1, 2],
      ] as const) {
        await endsIn(days);
        await writeLetters();
        await writeLetters();
        expect(await written(id)).toEqual(Array(letters).fill("yearlyCharge"));
      }
      expect(await written(gone)).toEqual(["subscriptionCancelled"]);
      expect(await written(monthly)).toEqual([]);
    });
  });

  describe("a card that never pays", () => {
    test("its trial is over when the tries are, and that is what is said and written", async () => {
      const { id } = await world.subscribed("monthly-trial", cards.failsLater);
      for (const days of [15, 5]) {
        await world.pass(days);
        await world.hear();
      }
      const held = await world.held(id);
      expect(held).toMatchObject({ status: "trialEnded", has_paid: false });
      const { endedAt } = (await world.provider.readSubscription(held.provider_subscription_id!))!;
      expect(held.period_ends_at).toEqual(endedAt);
      expect(endedAt!.getTime()).toBeLessThan(server.now().getTime());
      const panel = await info(id);
      const [year, month, date] = panel.periodEndsOn!.split("-");
      expect(panel.subscriptionBlurb).toBe(
        `Your free trial ended on ${month}/${date}/${year}. Your results are kept.`,
      );
      await writeLetters();
      expect(await written(id)).toEqual(["trialOver"]);
    });
  });

  describe("who goes", () => {
    test("is not charged while the deletion waits, and is as before when it is taken back", async () => {
      const { id, call } = await world.subscribed("monthly");
      const mark = (due: Date | null) =>
        server.database.withActor(system("sign-in"), (trx) =>
          trx.updateTable("users").set({ deletion_due_at: due }).where("id", "=", id).execute(),
        );
      await mark(new Date(server.now().getTime() + 1_000));
      await followDeletion(world.parts, id);
      expect((await world.held(id)).cancels_at_period_end).toBe(true);
      await call(takeBackDeletion, { params: { userId: id } });
      await followDeletion(world.parts, id);
      expect((await world.held(id)).cancels_at_period_end).toBe(false);
      await expect(
        call(askDeletion, { params: { userId: id }, body: { password: "wrong" } }),
      ).rejects.toMatchObject({ code: "wrong-password" });
    });

    test("has nothing overdue any more: it ends at once, and stays so when the deletion is taken back", async () => {
      const { id, call } = await overdue();
      const due = new Date(server.now().getTime() + 14 * dayMs);
      await server.database.withActor(system("sign-in"), (trx) =>
        trx.updateTable("users").set({ deletion_due_at: due }).where("id", "=", id).execute(),
      );
      await followDeletion(world.parts, id);
      expect(await statuses(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      await call(takeBackDeletion, { params: { userId: id } });
      await followDeletion(world.parts, id);
      await world.pass(10);
      await world.hear();
      expect(await statuses(id)).toEqual(["void"]);
      expect(await info(id)).toMatchObject({ subscribeButton: "subscribe", canCancel: false });
    });
  });
});
