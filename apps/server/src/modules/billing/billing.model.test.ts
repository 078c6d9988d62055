/**
 * Whatever people press, whatever happens to the provider's events on their way, and however time
 * passes: in the end we say about everyone what the provider says, nobody has two subscriptions,
 * nobody was charged twice for the same days, and anyone who paid was let in as soon as we looked.
 */
import { acceptOffer } from "@regain/contract/calls/billing/accept-offer";
import { changeSubscription } from "@regain/contract/calls/billing/change-subscription";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { openCardUpdate } from "@regain/contract/calls/billing/open-card-update";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { CallError } from "@regain/contract/client";
import { planIds } from "@regain/contract/subscription-values";
import * as fc from "fast-check";
import { v7 } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProviderSubscription } from "../../adapters/payments/card-provider.ts";
import { billingWorld, cards, type PayingPatient } from "../../testing/billing.ts";
import { openTestServer, type TestServer } from "../../testing/test-server.ts";
import { subscriptionPermissions } from "../subscription-permissions.ts";
import { expireSubscriptions } from "./trial/expire-subscriptions.job.ts";
import { consequenceOf, countedOf, isLive } from "./provider/provider-sync.rules.ts";
import { reconcile } from "./provider/reconcile.service.ts";

let server: TestServer;
let world: ReturnType<typeof billingWorld>;
let isDown = false;
beforeAll(async () => {
  server = await openTestServer({ isSandboxDown: () => isDown });
  world = billingWorld(server);
});
afterAll(() => server.close());

interface Person extends PayingPatient {
  /** Checkout and card-update pages they have been sent to, latest first. */
  readonly pages: string[];
  /** Whether something was bought other than on a page of ours. */
  hasOtherDoor: boolean;
}

/** Everything ever created for them at the provider, in whoever's name. */
async function atProvider({ id }: Person): Promise<ProviderSubscription[]> {
  const found: ProviderSubscription[] = [];
  for await (const one of server.sandbox.changedSince(new Date(0)))
    if (one.accountId === id) found.push(one);
  return found;
}

type Act = (person: Person) => Promise<unknown>;

const signedIn = async ({ id }: Person) => world.clientOf(id);

const acts = {
  checkOut:
    (plan: (typeof planIds)[number], coupon: string | undefined): Act =>
    async (person) => {
      const call = await signedIn(person);
      const body = { plan, ...(coupon ? { coupon } : {}) };
      person.pages.unshift((await call(createCheckout, { body })).sessionId);
      // Nobody who has paid is sent to pay again, whether or not we have heard of it; about what
      // was bought elsewhere we may not have heard.
      if (!person.hasOtherDoor) expect((await atProvider(person)).filter(isLive)).toEqual([]);
    },
  giveCard:
    (number: string, which: number): Act =>
    async ({ pages }) => {
      const page = pages[which % Math.max(1, pages.length)];
      if (page) await world.pay(page, number);
    },
  comeBack: (): Act => async (person) => {
    const [sessionId] = person.pages;
    if (!sessionId) return;
    await (
      await signedIn(person)
    )(subscriptionConfirmation, { query: { sessionId } });
    // They paid a moment ago: whatever became of the events, they have access.
    const held = await world.held(person.id);
    const all = await server.sandbox.subscriptionsOf(held.customer_id!);
    if (all.some(isLive)) expect(subscriptionPermissions[held.status].canPractise).toBe(true);
  },
  buyElsewhere:
    (paidWith: string): Act =>
    async (person) => {
      const { customer_id: customerId } = await world.held(person.id);
      person.hasOtherDoor = true;
      await server.sandbox.subscribeWithToken(
        {
          checkoutId: v7(),
          customer: { accountId: person.id, email: null, customerId },
          productName: "Regain",
          interval: "month",
          amountCents: 2_900,
          trialDays: 0,
          discount: null,
        },
        { token: paidWith, requestId: v7() },
      );
    },
  cancel: (): Act => async (person) =>
    (await signedIn(person))(changeSubscription, {
      body: { action: "cancel", reason: "no_time" },
    }),
  resume: (): Act => async (person) =>
    (await signedIn(person))(changeSubscription, { body: { action: "resume" } }),
  stay: (): Act => async (person) => (await signedIn(person))(acceptOffer, {}),
  changeCard: (): Act => async (person) => {
    const { url } = await (await signedIn(person))(openCardUpdate, {});
    person.pages.unshift(url.split("/").at(-1)!);
  },
  wait:
    (days: number): Act =>
    async () => {
      await world.pass(days);
      await expireSubscriptions(world.parts);
    },
  hear:
    (order: readonly number[]): Act =>
    () =>
      world.hear((ids) => order.flatMap((at) => (ids.length > 0 ? [ids[at % ids.length]!] : []))),
  breakDown: (): Act => () => {
    isDown = true;
    return Promise.resolve();
  },
  mend: (): Act => () => {
    isDown = false;
    return Promise.resolve();
  },
};

const anyAct: fc.Arbitrary<readonly [string, Act]> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.constantFrom(...planIds), fc.constantFrom(undefined, "HOPE"))
      .map(
        ([plan, coupon]) =>
          [`checks out ${plan} ${coupon ?? ""}`, acts.checkOut(plan, coupon)] as const,
      ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(cards.good, cards.good, cards.declined, cards.failsLater), fc.nat(2))
      .map(
        ([number, which]) =>
          [`gives ${number} on page ${which}`, acts.giveCard(number, which)] as const,
      ),
  },
  { weight: 3, arbitrary: fc.constant(["comes back", acts.comeBack()] as const) },
  {
    weight: 1,
    arbitrary: fc.constant(["buys by another door", acts.buyElsewhere("tok_visa")] as const),
  },
  { weight: 2, arbitrary: fc.constant(["cancels", acts.cancel()] as const) },
  { weight: 2, arbitrary: fc.constant(["resumes", acts.resume()] as const) },
  { weight: 1, arbitrary: fc.constant(["takes the offer", acts.stay()] as const) },
  { weight: 2, arbitrary: fc.constant(["changes the card", acts.changeCard()] as const) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(0.2, 2, 9, 16, 33)
      .map((days) => [`waits ${days} days`, acts.wait(days)] as const),
  },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.nat(20), { maxLength: 8 })
      .map((order) => [`hears ${order.join()}`, acts.hear(order)] as const),
  },
  { weight: 1, arbitrary: fc.constant(["the provider breaks down", acts.breakDown()] as const) },
  { weight: 1, arbitrary: fc.constant(["the provider is back", acts.mend()] as const) },
);

/** What cannot be done now is refused, and nothing else goes wrong. */
async function attempt([name, act]: readonly [string, Act], person: Person): Promise<void> {
  try {
    await act(person);
  } catch (error) {
    const isRefusal = error instanceof CallError && (error.status < 500 || error.status === 503);
    const isTheirs = isDown && error instanceof Error && error.name === "ProviderUnavailable";
    if (!isRefusal && !isTheirs) throw new Error(`${name} failed`, { cause: error });
  }
}

const overlaps = (
  a: { periodFrom: Date; periodTo: Date },
  b: { periodFrom: Date; periodTo: Date },
): boolean => a.periodFrom < b.periodTo && b.periodFrom < a.periodTo;

async function expectRight(person: Person): Promise<void> {
  const held = await world.held(person.id);
  const all = await atProvider(person);
  const customers = new Set(all.map(({ customerId }) => customerId));
  expect(all.filter(isLive).length).toBeLessThanOrEqual(1);
  const { one } = countedOf(all);
  const next = one && consequenceOf(held, one);
  // What a reading would lead to is where we are: it changes nothing anymore.
  if (next)
    expect({ ...held, status: next.to }).toMatchObject({
      status: held.status,
      provider_subscription_id: next.change.provider_subscription_id,
      cancels_at_period_end: next.change.cancels_at_period_end,
      period_ends_at: next.change.period_ends_at,
      price_cents: next.change.price_cents,
    });
  if (one && isLive(one)) expect(subscriptionPermissions[held.status].canPractise).toBe(true);
  else expect(["trialing", "trialEnded", "expired"]).toContain(held.status);
  const invoices = [];
  for (const customer of customers) invoices.push(...(await server.sandbox.invoicesOf(customer)));
  const paid = invoices.filter(({ status, totalCents }) => status === "paid" && totalCents > 0);
  const twice = paid.flatMap((a, at) => paid.slice(at + 1).filter((b) => overlaps(a, b)));
  expect(twice).toEqual([]);
}

test("whatever happens, it ends as the provider has it, and nobody is charged twice", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAct, { minLength: 4, maxLength: 18 }), async (story) => {
      isDown = false;
      const person: Person = { ...(await world.onTrial()), pages: [], hasOtherDoor: false };
      for (const step of story) await attempt(step, person);
      isDown = false;
      await reconcile(world.parts);
      await expectRight(person);
      // What was still on its way changes nothing.
      await world.hear((ids) => ids.toReversed());
      await expectRight(person);
    }),
    { numRuns: 25, interruptAfterTimeLimit: 60_000 },
  );
}, 120_000);
