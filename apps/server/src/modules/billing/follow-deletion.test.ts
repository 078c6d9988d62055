import { dayMs } from "@regain/contract/durations";
import { askDeletion } from "@regain/contract/calls/account/ask-deletion";
import { takeBackDeletion } from "@regain/contract/calls/account/take-back-deletion";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { system } from "../../db/actor.ts";
import { billingServers, type BillingServer, type BillingWorld } from "../../testing/billing.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { followDeletion } from "./follow-deletion.service.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  let server: TestServer;
  let world: BillingWorld;
  beforeAll(async () => {
    opened = await open();
    ({ server, world } = opened);
  });
  afterAll(() => opened.close());

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
      const { id, call } = await world.overdue();
      const due = new Date(server.now().getTime() + 14 * dayMs);
      await server.database.withActor(system("sign-in"), (trx) =>
        trx.updateTable("users").set({ deletion_due_at: due }).where("id", "=", id).execute(),
      );
      await followDeletion(world.parts, id);
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
      expect((await world.held(id)).status).toBe("trialEnded");
      await call(takeBackDeletion, { params: { userId: id } });
      await followDeletion(world.parts, id);
      await world.pass(10);
      await world.hear();
      expect(await world.invoiceStatusesOf(id)).toEqual(["void"]);
      expect(await world.infoOf(id)).toMatchObject({
        subscribeButton: "subscribe",
        canCancel: false,
      });
    });
  });
});
