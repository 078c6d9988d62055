import { dayMs } from "@regain/contract/durations";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { retrial } from "@regain/contract/calls/billing/retrial";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPatient } from "../../../builders/people.ts";
import {
  billingServers,
  type BillingServer,
  type BillingWorld,
  cards,
} from "../../../testing/billing.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { issueLink } from "../../identity/link-token.service.ts";
import { expireSubscriptions } from "./expire-subscriptions.job.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

  describe("trials", () => {
    test("end by the clock, are told of once, and can be made longer once", async () => {
      const rosa = await world.onTrial(5);
      await world.writeLetters();
      expect(await world.lettersTo(rosa.id)).toEqual([]);
      await world.pass(3);
      await world.writeLetters();
      await world.writeLetters();
      expect(await world.lettersTo(rosa.id)).toEqual(["trialEnding"]);
      await expireSubscriptions(world.parts);
      expect((await world.held(rosa.id)).status).toBe("trialing");
      await world.pass(3);
      await expireSubscriptions(world.parts);
      expect((await world.held(rosa.id)).status).toBe("trialEnded");
      await world.writeLetters();
      expect(await world.lettersTo(rosa.id)).toEqual(["trialEnding", "trialOver"]);

      const link = () =>
        server.seed((trx) => issueLink(trx, { purpose: "retrial", userId: rosa.id }, server.now()));
      const [first, second] = [await link(), await link()];
      expect(await server.client(first)(retrial, {})).toEqual({
        trialEndsOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
      expect((await world.held(rosa.id)).status).toBe("trialing");
      await expect(server.client(first)(retrial, {})).rejects.toMatchObject({ code: "link-used" });
      await expect(server.client(second)(retrial, {})).rejects.toMatchObject({ code: "link-used" });
      await world.pass(15);
      await expireSubscriptions(world.parts);
      expect((await world.held(rosa.id)).status).toBe("trialEnded");
    });

    test("through a store bring no letter that leads to a plan or a card of ours", async () => {
      const stored = (status: "trialing" | "past_due") =>
        server.seed((trx) =>
          addPatient(trx, {
            username: `in_store_${status}`,
            subscription: {
              status,
              payment_source: "GoogleIAP",
              period_ends_at: new Date(server.now().getTime() + dayMs),
            },
          }),
        );
      const ids = [await stored("trialing"), await stored("past_due")];
      await world.writeLetters();
      for (const id of ids) expect(await world.lettersTo(id)).toEqual([]);
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
        await expireSubscriptions(world.parts);
        const held = await Promise.all(people.map((id) => world.held(id)));
        return held.map(({ status }) => status);
      };
      await world.pass(3);
      expect(await standings()).toEqual(["paying", "past_due", "paying", "paying"]);
      await world.pass(2);
      expect(await standings()).toEqual(["expired", "expired", "expired", "expired"]);
      for (const id of people) {
        expect(await world.infoOf(id)).toMatchObject({
          subscribeButton: "resubscribe",
          cancelsAtPeriodEnd: false,
        });
        const call = await world.clientOf(id);
        await call(createCheckout, { body: { plan: "monthly" } });
      }
    });

    test("a store's trial, with a card there or without, ends three days later too", async () => {
      const period_ends_at = new Date(server.now().getTime() + dayMs);
      const people = await server.seed((trx) =>
        Promise.all(
          (["trialing", "trialing_with_cc"] as const).map((status) =>
            addPatient(trx, {
              username: `store_${status}`,
              subscription: { status, payment_source: "iOSIAP", period_ends_at },
            }),
          ),
        ),
      );
      const standings = async () => {
        await expireSubscriptions(world.parts);
        const held = await Promise.all(people.map((id) => world.held(id)));
        return held.map(({ status }) => status);
      };
      await world.pass(3);
      expect(await standings()).toEqual(["trialing", "trialing_with_cc"]);
      await world.pass(2);
      expect(await standings()).toEqual(["trialEnded", "trialEnded"]);
      for (const id of people) expect((await world.infoOf(id)).subscribeButton).toBe("subscribe");
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
      for (const id of [bought!, agreed!]) await world.joinHarbor(id);
      await world.pass(5);
      await expireSubscriptions(world.parts);
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
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual([]);
      await world.pass(1.1);
      await expireSubscriptions(world.parts);
      await world.writeLetters();
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual(["sponsorshipOver"]);
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
        issueLink(trx, { purpose: "retrial", userId: id }, server.now()),
      );
      await expect(server.client(token)(retrial, {})).rejects.toMatchObject({
        code: "trial-not-over",
      });
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
      const panel = await world.infoOf(id);
      const [year, month, date] = panel.periodEndsOn!.split("-");
      expect(panel.subscriptionBlurb).toBe(
        `Your free trial ended on ${month}/${date}/${year}. Your results are kept.`,
      );
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual(["trialOver"]);
    });
  });
});
