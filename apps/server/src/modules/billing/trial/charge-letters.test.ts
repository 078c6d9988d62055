import { dayMs } from "@regain/contract/durations";
import { acceptOffer } from "@regain/contract/calls/billing/accept-offer";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { billingServers, type BillingServer, type BillingWorld } from "../../../testing/billing.ts";
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

  const cancelled = { action: "cancel", reason: "no_time" } as const;

  describe("before a card is charged", () => {
    test("who is on trial with a card is told when and how much, three days ahead and once", async () => {
      const [{ id }, gone] = [
        await world.subscribed("monthly-trial"),
        await world.subscribed("monthly-trial"),
      ];
      await gone.call(changeSubscription, { body: cancelled });
      await world.pass(10);
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual([]);
      await world.pass(1.5);
      // Two servers check at the same moment.
      await Promise.all([world.writeLetters(), world.writeLetters()]);
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual(["firstCharge"]);
      expect(await world.subjectsTo(id)).toEqual([
        expect.stringMatching(/^Your first payment is on \d\d\/\d\d\/\d{4}$/),
      ]);
      const { rows } = await server.database.pool.query<{ content: unknown }>(
        "select content from mails where user_id = $1",
        [id],
      );
      expect(JSON.stringify(rows)).toContain("we will charge $29.00 to your card");
      expect(await world.lettersTo(gone.id)).toEqual(["subscriptionCancelled"]);
    });

    test("after a month for nothing: before the first payment that is one, and not before", async () => {
      const { id, call } = await world.subscribed("monthly-trial");
      await call(acceptOffer, {});
      expect((await world.infoOf(id)).subscriptionBlurb).toMatch(
        /Then one month is free\. After that you pay \$29\.00 a month\.$/,
      );
      await world.pass(12);
      await world.writeLetters();
      await world.pass(3);
      await world.hear();
      expect(await world.held(id)).toMatchObject({
        status: "paying",
        has_paid: false,
      });
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual([]);
      // Two days before the first payment: the free month is as long as it is.
      const due = (await world.held(id)).period_ends_at!.getTime();
      await world.pass((due - server.now().getTime()) / dayMs - 2);
      await world.hear();
      await Promise.all([world.writeLetters(), world.writeLetters()]);
      expect(await world.lettersTo(id)).toEqual(["firstCharge"]);
      const { rows } = await server.database.pool.query<{ content: unknown }>(
        "select content from mails where user_id = $1",
        [id],
      );
      expect(JSON.stringify(rows)).toContain("we will charge $29.00 to your card");
      await world.pass(3);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([2_900, 0]);
      expect(await world.held(id)).toMatchObject({
        status: "paying",
        has_paid: true,
      });
      await world.pass(28);
      await world.hear();
      await world.writeLetters();
      expect(await world.lettersTo(id)).toEqual(["firstCharge"]);
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
        await world.writeLetters();
        await world.writeLetters();
        expect(await world.lettersTo(id)).toEqual(Array(letters).fill("yearlyCharge"));
      }
      expect(await world.lettersTo(gone)).toEqual(["subscriptionCancelled"]);
      expect(await world.lettersTo(monthly)).toEqual([]);
    });
  });
});
