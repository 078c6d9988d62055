import { listReceipts } from "@regain/contract/calls/billing/list-receipts";
import { readSubscription } from "@regain/contract/calls/billing/read-subscription";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { afterAll, beforeAll, expect, test } from "vitest";
import { reconcile } from "../modules/billing/provider/reconcile.service.ts";
import { openTestServer, type TestServer } from "../testing/test-server.ts";
import { system } from "../db/actor.ts";
import { addDemoAccounts, type DemoIds } from "./accounts.ts";
import { demoPatients } from "./people.ts";
import { addDemoSubscriptions, cardHistories } from "./subscriptions.ts";

let server: TestServer;
let ids: DemoIds;
beforeAll(async () => {
  server = await openTestServer();
  const now = server.now();
  ids = await server.seed(async (trx) => {
    const known = await addDemoAccounts(trx, now);
    await addDemoSubscriptions(trx, (username) => known.get(username)!, now);
    // Pia has done what has to be done first.
    await trx.updateTable("users").set({ prompt_change_password: false }).execute();
    return known;
  });
});
afterAll(() => server.close());

const held = () =>
  server.database.withActor(system("billing"), (trx) =>
    trx.selectFrom("subscriptions").selectAll().orderBy("patient_id").execute(),
  );
const clientOf = async (username: string) =>
  server.client(await server.tokenFor(ids.get(username)!));

test("everybody who pays by card has a history, and stands as they are introduced", async () => {
  const byCard = demoPatients.filter(({ subscription: s }) => s.payment_source === "Stripe");
  expect(byCard.map(({ username }) => username).toSorted()).toEqual(
    Object.keys(cardHistories).toSorted(),
  );
  const rows = new Map((await held()).map((row) => [row.patient_id, row]));
  for (const { username, subscription } of demoPatients)
    expect(rows.get(ids.get(username)!), username).toMatchObject(subscription);
});

test("the provider has nothing to add", async () => {
  const before = await held();
  const parts = { database: server.database, payments: server.sandbox, clock: server.now };
  expect(await reconcile(parts)).toEqual([]);
  const unread = (rows: typeof before) => rows.map((row) => ({ ...row, read_at: null }));
  expect(unread(await held())).toEqual(unread(before));
  expect(await server.sandbox.takeEvents()).toEqual([]);
});

test("what was paid can be looked up, and every button leads somewhere", async () => {
  const told = await Promise.all(
    Object.keys(cardHistories).map(async (username) => {
      const call = await clientOf(username);
      const { receipts } = await call(listReceipts, {});
      return [username, receipts.length, (await call(readSubscription, {})).subscribeButton];
    }),
  );
  expect(told).toEqual([
    ["rosa", 6, "cancel"],
    ["paul", 2, "update"],
    ["yuri", 1, "cancel"],
    ["erik", 3, "resubscribe"],
    ["pia", 2, "cancel"],
    ["otto", 0, "cancel"],
    ["nora", 1, "cancel"],
    ["omar", 2, "resubscribe"],
    ["jose", 1, "cancel"],
    ["kurt", 2, "resubscribe"],
  ]);
  const rosa = await clientOf("rosa");
  const { receipts } = await rosa(listReceipts, {});
  expect(receipts.map(({ totalCents }) => totalCents)).toEqual([
    2_900, 2_900, 2_900, 2_900, 2_900, 2_465,
  ]);
});

test("Tess's answer to the scholarship is her price", async () => {
  const tess = await clientOf("tess");
  const { plans } = await tess(subscriptionPlans, { query: { acceptableAmount: "18.00" } });
  expect(plans.find(({ id }) => id === "monthly")).toMatchObject({ amount: 1_800 });
});
