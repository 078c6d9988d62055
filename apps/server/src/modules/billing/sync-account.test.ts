import { cancelDeletion } from "@regain/contract/calls/account/cancel-deletion";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { dayMs } from "@regain/contract/durations";
import type { Updateable } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CardProvider, ProviderUnavailable } from "../../adapters/payments/card-provider.ts";
import { system } from "../../db/actor.ts";
import type { UsersTable } from "../../db/tables/identity.ts";
import {
  billingServers,
  type BillingServer,
  type BillingWorld,
  type PayingPatient,
} from "../../testing/billing.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { syncAccountBilling } from "./sync-account.service.ts";
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

  const change = (
    id: string,
    changes: Pick<Updateable<UsersTable>, "deletion_due_at" | "status">,
  ) =>
    server.database.withActor(system("sign-in"), (trx) =>
      trx.updateTable("users").set(changes).where("id", "=", id).execute(),
    );
  const scheduleDeletion = (id: string) =>
    change(id, { deletion_due_at: new Date(server.now().getTime() + 14 * dayMs) });
  const keepAccount = (id: string) => change(id, { deletion_due_at: null });
  const follow = (id: string, payments: Partial<CardProvider> = {}) =>
    syncAccountBilling(
      { ...world.parts, payments: Object.assign(Object.create(world.provider), payments) },
      id,
    );
  const isEnding = async (id: string) => (await world.held(id)).cancels_at_period_end;

  describe("who goes", () => {
    test("is not charged while the deletion waits, and is as before when it is taken back", async () => {
      const { id, call } = await world.subscribed("monthly");
      await scheduleDeletion(id);
      await follow(id);
      expect(await isEnding(id)).toBe(true);
      await call(cancelDeletion, { params: { userId: id } });
      await follow(id);
      expect(await isEnding(id)).toBe(false);
    });

    test("has nothing overdue anymore: it ends at once, and stays so when the deletion is taken back", async () => {
      const { id, call } = await world.overdue();
      await scheduleDeletion(id);
      await follow(id);
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      await call(cancelDeletion, { params: { userId: id } });
      await follow(id);
      await world.pass(10);
      await world.hear();
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
      expect(await world.infoOf(id)).toMatchObject({
        subscribeButton: "subscribe",
        canCancel: false,
      });
    });

    test("goes on after it was taken back, though the answer of the provider got lost", async () => {
      const { id } = await world.subscribed("monthly");
      await scheduleDeletion(id);
      const isLost = follow(id, {
        async setCancelsAtPeriodEnd(...asked) {
          await world.provider.setCancelsAtPeriodEnd(...asked);
          throw new ProviderUnavailable("no answer");
        },
      });
      await expect(isLost).rejects.toThrow(ProviderUnavailable);
      await follow(id);
      expect(await isEnding(id)).toBe(true);
      await keepAccount(id);
      await follow(id);
      expect(await isEnding(id)).toBe(false);
      await world.pass(32);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([2_900, 2_900]);
    });

    test.each(["before", "after"])(
      "goes on after it was taken back %s the provider did what it was asked",
      async (moment) => {
        const { id } = await world.subscribed("monthly");
        await scheduleDeletion(id);
        await follow(id, {
          async setCancelsAtPeriodEnd(of, cancels) {
            const set = () => world.provider.setCancelsAtPeriodEnd(of, cancels);
            if (!cancels) return set();
            if (moment === "after") await set();
            await keepAccount(id);
            await follow(id);
            return set();
          },
        });
        await world.hear();
        expect(await isEnding(id)).toBe(false);
        expect(await world.held(id)).toMatchObject({ cancelled_for_deletion: false });
      },
    );

    test("can take nothing up while the deletion waits", async () => {
      const { id, call } = await world.subscribed("monthly");
      const resume = () => call(changeSubscription, { body: { action: "resume" } });
      await scheduleDeletion(id);
      await expect(resume()).rejects.toMatchObject({ code: "forbidden" });
      await follow(id);
      await expect(resume()).rejects.toMatchObject({ code: "forbidden" });
      expect(await isEnding(id)).toBe(true);
    });

    test("has cancelled for good who cancels after keeping the account, also before the provider was told", async () => {
      const { id, call } = await world.subscribed("monthly");
      await scheduleDeletion(id);
      await follow(id);
      await keepAccount(id);
      await call(changeSubscription, { body: { action: "cancel", reason: "no_time" } });
      await follow(id);
      expect(await isEnding(id)).toBe(true);
      await scheduleDeletion(id);
      await follow(id);
      await keepAccount(id);
      await follow(id);
      expect(await isEnding(id)).toBe(true);
    });

    test("is told of by any reading, where the job for it got lost", async () => {
      const { id } = await world.subscribed("monthly");
      await scheduleDeletion(id);
      await world.pass(2);
      await reconcile(world.parts);
      expect(await isEnding(id)).toBe(true);
      await keepAccount(id);
      await world.pass(2);
      await reconcile(world.parts);
      expect(await isEnding(id)).toBe(false);
    });
  });

  describe("who is suspended by their institution", () => {
    const suspend = (id: string) => change(id, { status: "SUSPENDED" });
    const letIn = (id: string) => change(id, { status: "ACTIVE" });
    const member = async (plan: "monthly" | "monthly-trial") => {
      const rosa = await world.subscribed(plan);
      await world.joinHarbor(rosa.id);
      return rosa;
    };

    test("is not charged, and pays again from when they are let in", async () => {
      const { id } = await member("monthly");
      await suspend(id);
      await follow(id);
      expect(await isEnding(id)).toBe(true);
      await letIn(id);
      await follow(id);
      await world.pass(32);
      await world.hear();
      expect(await world.chargesOf(id)).toEqual([2_900, 2_900]);
    });

    test("is paid for by the institution once their own time is over", async () => {
      const { id } = await member("monthly-trial");
      await suspend(id);
      await follow(id);
      await world.pass(15);
      await world.hear();
      expect(await world.chargesOf(id)).not.toContain(2_900);
      await letIn(id);
      await follow(id);
      expect(await world.held(id)).toMatchObject({ status: "paying", payment_source: "none" });
    });

    test("does not pay by somebody else's hand", async () => {
      const sam = await world.onTrial();
      const body = { plan: "monthly", emailOrUsername: sam.username } as const;
      const { sessionId } = await server.client()(createCheckout, { body });
      await suspend(sam.id);
      await follow(sam.id);
      expect(await world.pay(sessionId)).toBe("closed");
    });

    test("goes on ending where they had cancelled themselves", async () => {
      const { id, call } = await member("monthly");
      await call(changeSubscription, { body: { action: "cancel", reason: "no_time" } });
      await suspend(id);
      await follow(id);
      await letIn(id);
      await follow(id);
      expect(await isEnding(id)).toBe(true);
    });
  });

  describe("a page that is open when a deletion is asked for", () => {
    const openPages = async ({ username, call }: PayingPatient) => [
      await call(createCheckout, { body: { plan: "yearly" } }),
      await server.client()(createCheckout, {
        body: { plan: "monthly", emailOrUsername: username },
      }),
    ];

    test("is closed, be it the person's own or a visitor's", async () => {
      const sam = await world.onTrial();
      const pages = await openPages(sam);
      await scheduleDeletion(sam.id);
      await follow(sam.id);
      for (const { sessionId } of pages) expect(await world.pay(sessionId)).toBe("closed");
      await world.hear();
      expect(await world.held(sam.id)).toMatchObject({ status: "trialing" });
    });

    test("is not closed where nobody asks anymore", async () => {
      const sam = await world.onTrial();
      const [{ sessionId } = { sessionId: "" }] = await openPages(sam);
      await follow(sam.id);
      expect(await world.pay(sessionId)).toBe("complete");
    });

    test("buys nothing where it was paid on first: it ends, and what was paid goes back", async () => {
      for (const which of [0, 1]) {
        const sam = await world.onTrial();
        const { sessionId } = (await openPages(sam))[which]!;
        await scheduleDeletion(sam.id);
        expect(await world.pay(sessionId)).toBe("complete");
        await expect(
          server.client()(subscriptionConfirmation, { query: { sessionId } }),
        ).rejects.toMatchObject({ code: "forbidden" });
        const { customerId } = (await world.provider.readCheckout(sessionId))!;
        expect(await world.provider.subscriptionsOf(customerId!)).toMatchObject([
          { state: "ended" },
        ]);
        expect(await world.provider.invoicesOf(customerId!)).toMatchObject([
          { status: "refunded" },
        ]);
        await follow(sam.id);
        await world.hear();
        expect(await world.held(sam.id)).toMatchObject({ status: "trialing" });
      }
    });
  });
});
