import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addClinician, addInstitution } from "../../builders/people.ts";
import { system } from "../../db/actor.ts";
import { billingServers, type BillingServer, type PayingPatient } from "../../testing/billing.ts";
import { lettersTo } from "../../testing/letters.ts";
import { invite } from "../invitation/invitation.service.ts";
import { expireSubscriptions } from "./trial/expire-subscriptions.job.ts";
import { syncSponsoredAccount, sponsorSyncJob } from "./sync-sponsored.service.ts";

describe.each(Object.entries(billingServers))("with the provider %s", (_, open) => {
  let opened: BillingServer;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  let count = 0;

  /** An institution that pays for its patients invites them, and they accept. */
  async function acceptInvitation({ id: userId, username }: PayingPatient): Promise<void> {
    const { server } = opened;
    const userType = "patient";
    const email = `${username}@example.org`;
    const letters = {
      jobs: { enqueue: () => Promise.resolve() },
      publicUrl: "https://regain.test",
    };
    const { institutionId, invitedBy } = await server.seed(async (trx) => {
      const institution_id = await addInstitution(trx, { name: "Harbor" });
      const greta = { username: `greta${++count}`, institution_id, institution_admin: true };
      return { institutionId: institution_id, invitedBy: await addClinician(trx, greta) };
    });
    const { id } = await server.database.withActor(system("sign-up"), (trx) =>
      invite(trx, letters, { email, userType, institutionId, invitedBy }, server.now()),
    );
    const [letter] = await lettersTo(server, email);
    const link = new URL(letter!.content.button!.address).searchParams.get("t")!;
    const accessToken = await server.tokenFor(userId);
    await server.client(link)(answerInvitation, {
      params: { id },
      body: { status: "ACCEPTED", accessToken },
    });
  }

  /** Runs what the acceptance has queued. */
  async function runQueued(): Promise<void> {
    const { server, world } = opened;
    const { rows } = await server.database.pool.query<{ readonly id: string }>(
      "select data -> 'payload' ->> 'accountId' as id from boss.job where data ->> 'name' = $1",
      [sponsorSyncJob],
    );
    for (const { id } of rows) await syncSponsoredAccount(world.parts, id);
  }

  const byName = ({ username }: PayingPatient) =>
    opened.server.client()(createCheckout, { body: { plan: "yearly", emailOrUsername: username } });

  test("who accepts that an institution pays cannot pay on a page that is open still, nor can a visitor", async () => {
    const { world } = opened;
    const tess = await world.onTrial();
    const own = await tess.call(createCheckout, { body: { plan: "monthly" } });
    const visitors = await byName(tess);
    await acceptInvitation(tess);
    await runQueued();
    for (const { sessionId } of [own, visitors]) expect(await world.pay(sessionId)).toBe("closed");
    await world.hear();
    expect(await world.held(tess.id)).toMatchObject({ status: "paying", payment_source: "none" });
    await expect(byName(tess)).rejects.toMatchObject({ code: "already-subscribed" });
  });

  test("what is paid before the page could be closed ends, and goes back", async () => {
    const { server, world } = opened;
    const tess = await world.onTrial();
    const { sessionId } = await tess.call(createCheckout, { body: { plan: "monthly" } });
    await acceptInvitation(tess);
    expect(await world.pay(sessionId)).toBe("complete");
    await expect(
      server.client()(subscriptionConfirmation, { query: { sessionId } }),
    ).rejects.toMatchObject({ code: "already-subscribed" });
    await runQueued();
    await world.hear();
    const { customerId } = (await world.provider.readCheckout(sessionId))!;
    expect(await world.provider.subscriptionsOf(customerId!)).toMatchObject([{ state: "ended" }]);
    expect(await world.provider.invoicesOf(customerId!)).toMatchObject([
      { totalCents: 2_900, status: "refunded" },
    ]);
    expect(await world.held(tess.id)).toMatchObject({ status: "paying", payment_source: "none" });
  });

  test("a card that was given for after the trial is never charged", async () => {
    const { world } = opened;
    const tess = await world.subscribed("monthly-trial");
    expect(await world.held(tess.id)).toMatchObject({ status: "trialing_with_cc" });
    await acceptInvitation(tess);
    expect(await world.statusOf(tess.id)).toBe("paying");
    await runQueued();
    await world.pass(15);
    await world.hear();
    expect(await world.held(tess.id)).toMatchObject({ status: "paying", payment_source: "none" });
    expect(await world.paidBy(tess)).toEqual([]);
    expect(await world.invoiceStatusesOf(tess.id)).not.toContain("open");
    expect((await world.infoOf(tess.id)).subscribeButton).toBe("hide");
  });

  test.each(["trialing", "trialing_with_cc"] as const)(
    "what a store looks after goes on until it is over: %s; the institution pays after it",
    async (status) => {
      const { server, world } = opened;
      const tess = await world.onTrial();
      await server.seed((trx) =>
        trx
          .updateTable("subscriptions")
          .set({ status, payment_source: "iOSIAP" })
          .where("patient_id", "=", tess.id)
          .execute(),
      );
      await acceptInvitation(tess);
      const held = await world.held(tess.id);
      expect(held).toMatchObject({ status, payment_source: "iOSIAP" });
      expect(held.period_ends_at).not.toBeNull();
      await world.pass(18);
      await expireSubscriptions(world.parts);
      expect(await world.held(tess.id)).toMatchObject({ status: "paying", payment_source: "none" });
    },
  );

  test("who pays by a card already goes on doing so", async () => {
    const { world } = opened;
    const tess = await world.subscribed("monthly");
    await acceptInvitation(tess);
    await runQueued();
    await world.hear();
    expect(await world.held(tess.id)).toMatchObject({ status: "paying", payment_source: "Stripe" });
    expect(await world.paidBy(tess)).toEqual([2_900]);
  });
});
