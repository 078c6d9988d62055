import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { dayMs } from "@regain/contract/durations";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ProviderUnavailable } from "../../../adapters/payments/card-provider.ts";
import { brokenFor } from "../../../testing/broken-queue.ts";
import { billingWorld } from "../../../testing/billing.ts";
import { openTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writeBillingLetters } from "../trial/letters.job.ts";
import { syncFromProvider } from "./provider-sync.service.ts";
import { reconcile } from "./reconcile.service.ts";

let server: TestServer;
let world: ReturnType<typeof billingWorld>;
beforeAll(async () => {
  server = await openTestServer();
  world = billingWorld(server);
});
afterAll(() => server.close());

/** Somebody who paid on the provider's page, of which we heard nothing. */
async function unheard() {
  const patient = await world.onTrial();
  const { sessionId } = await patient.call(createCheckout, { body: { plan: "monthly" } });
  await world.pay(sessionId);
  return patient;
}
const standing = async (id: string) => (await world.held(id)).status;

test("who cannot be read keeps no other from being compared, and is told, and read the next time", async () => {
  const [broken, fine] = [await unheard(), await unheard()];
  const events = await world.webhooks();
  // Both were received, and nothing has been done yet.
  for (const { body, headers } of events) expect(await world.knock(body, headers)).toBe(200);
  const { rows } = await server.database.pool.query<{ urgency: string; priority: number }>(
    "select distinct data ->> 'urgency' as urgency, priority from boss.job where data ->> 'name' = 'billing-event'",
  );
  expect(rows).toEqual([{ urgency: "payment", priority: 3 }]);

  const subscriptionsOf = async (customer: string) => {
    const all = await world.provider.subscriptionsOf(customer);
    if (all.some(({ accountId }) => accountId === broken.id))
      throw new ProviderUnavailable("This one breaks.");
    return all;
  };
  const payments = { ...world.provider, subscriptionsOf };
  const told: (readonly string[])[] = [];
  const all = reconcile({ ...world.parts, payments }, (repaired) => told.push(repaired));
  await expect(all).rejects.toThrow("Not everything could be compared");
  expect([await standing(broken.id), await standing(fine.id)]).toEqual(["trialing", "paying"]);
  expect(told).toHaveLength(1);

  await reconcile(world.parts);
  expect(await standing(broken.id)).toBe("paying");
});

test("an event whose job cannot be queued is not noted: sent again, it is done", async () => {
  const patient = await unheard();
  const [{ body, headers } = { body: Buffer.of(), headers: {} }] = await world.webhooks();
  vi.spyOn(server.app.services.jobs, "enqueue").mockRejectedValueOnce(new Error("It is full."));
  expect(await world.knock(body, headers)).toBe(500);
  const { id } = JSON.parse(body.toString()) as { id: string };
  const queued = async () => {
    const { rows } = await server.database.pool.query(
      "select from boss.job where data ->> 'name' = 'billing-event' and data -> 'payload' ->> 'eventId' = $1",
      [id],
    );
    return rows.length;
  };
  expect(await queued()).toBe(0);
  expect(await world.knock(body, headers)).toBe(200);
  expect(await queued()).toBe(1);
  expect(await world.knock(body, headers), "once more").toBe(200);
  expect(await queued()).toBe(1);
  await reconcile(world.parts);
  expect(await standing(patient.id)).toBe("paying");
});

test("a clock that ran ahead keeps nothing from being read and compared afterwards", async () => {
  const [told, untold] = [await unheard(), await unheard()];
  await reconcile(world.parts);
  for (const { id } of [told, untold]) expect(await standing(id)).toBe("paying");
  const ahead = new Date(server.now().getTime() + 400 * dayMs);
  await server.seed(async (trx) => {
    await trx
      .updateTable("subscriptions")
      .set({ read_at: ahead })
      .where("patient_id", "in", [told.id, untold.id])
      .execute();
    await trx.updateTable("billing_marks").set({ at: ahead }).execute();
  });
  server.advance(60_000);
  const asked: Date[] = [];
  const changedSince = (from: Date) => {
    asked.push(from);
    return world.provider.changedSince(from);
  };
  const began = server.now();
  await syncFromProvider(world.parts, told.id);
  expect((await world.held(told.id)).read_at).toEqual(began);
  await reconcile({ ...world.parts, payments: { ...world.provider, changedSince } });
  expect(asked[0]!.getTime()).toBeLessThan(began.getTime());
  // Nothing has changed at the provider: it is found as one that nobody has looked at for a long time.
  expect((await world.held(untold.id)).read_at).toEqual(began);
});

test("a provider that answers nobody is not asked about each", async () => {
  const patient = await unheard();
  const changedSince = (): never => {
    throw new ProviderUnavailable("It is down.");
  };
  const payments = { ...world.provider, changedSince };
  await expect(reconcile({ ...world.parts, payments })).rejects.toThrow("It is down.");
  expect(await standing(patient.id)).toBe("trialing");
});

test("a letter about payment that cannot be written keeps none from another", async () => {
  const [broken, fine] = [await world.onTrial(2), await world.onTrial(2)];
  const { services } = server.app;
  const run = (jobs = services.jobs) =>
    writeBillingLetters({ ...world.parts, letters: { jobs, publicUrl: "" } }).run({});
  const written = async () => {
    const { rows } = await server.database.pool.query<{ user_id: string }>(
      "select user_id from mails where template = 'trialEnding'",
    );
    return rows.map(({ user_id }) => user_id).toSorted();
  };
  await expect(run(brokenFor(services.jobs, broken.id))).rejects.toThrow("Failed: 1.");
  expect(await written()).toEqual([fine.id]);
  await run();
  await run();
  expect(await written()).toEqual([fine.id, broken.id].toSorted());
});
