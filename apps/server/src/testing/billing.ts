import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { readSubscription } from "@regain/contract/calls/billing/read-subscription";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { loadUser } from "@regain/contract/calls/identity/load-user";
import { dayMs } from "@regain/contract/durations";
import type { Client } from "@regain/contract/client";
import type { PlanId } from "@regain/contract/subscription-values";
import { system } from "../db/actor.ts";
import { addInstitution, addPatient } from "../builders/people.ts";
import type { CardProvider } from "../adapters/payments/card-provider.ts";
import { applyEvent } from "../modules/billing/provider/events.service.ts";
import { webhookPath } from "../modules/billing/provider/webhook.routes.ts";
import { writeBillingLetters } from "../modules/billing/trial/letters.job.ts";
import { type PaymentHands, sandboxHands, stripeHands } from "./payment-bench.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

/** Test card numbers, the same at both providers. */
export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  failsLater: "4000 0000 0000 0341",
} as const;

export interface PayingPatient {
  readonly id: string;
  readonly username: string;
  readonly call: Client;
}

/**
 * What payment stories have in common.
 * @param hands control of this server's provider; of its own sandbox if not given
 */
export function billingWorld(
  server: TestServer,
  hands: PaymentHands = sandboxHands(server.sandbox),
) {
  let count = 0;
  const { provider } = hands;
  const parts = { database: server.database, payments: provider, clock: server.now };

  /** Signed in again, however long ago it was. */
  const clientOf = async (id: string) => server.client(await server.tokenFor(id));

  /** A patient on trial, signed in. */
  async function onTrial(trialDays = 14): Promise<PayingPatient> {
    const username = `patient${++count}`;
    const id = await server.seed((trx) =>
      addPatient(trx, {
        username,
        email: `${username}@example.org`,
        subscription: {
          status: "trialing",
          payment_source: "none",
          period_ends_at: new Date(server.now().getTime() + trialDays * dayMs),
        },
      }),
    );
    return { id, username, call: await clientOf(id) };
  }

  /** Enters a card on the provider's page. @returns what the page says to that */
  const pay = (sessionId: string, number: string = cards.good) => hands.giveCard(sessionId, number);

  /** A patient who already pays for this plan. */
  async function subscribed(plan: PlanId, number: string = cards.good): Promise<PayingPatient> {
    const patient = await onTrial();
    const { sessionId } = await patient.call(createCheckout, { body: { plan } });
    await pay(sessionId, number);
    await patient.call(subscriptionConfirmation, { query: { sessionId } });
    return patient;
  }

  /** A patient whose trial is over and whose card was refused, signed in. */
  async function overdue(): Promise<PayingPatient> {
    const patient = await subscribed("monthly-trial", cards.failsLater);
    await pass(15);
    await hear();
    const call = await clientOf(patient.id);
    const { subscriptionStatus } = await call(readSubscription, {});
    if (subscriptionStatus !== "past_due") throw new Error(`it is ${subscriptionStatus}`);
    return { ...patient, call };
  }

  /** Makes somebody a patient of an institution. */
  const joinHarbor = (id: string) =>
    server.seed(async (trx) => {
      const institution_id = await addInstitution(trx, { name: "Harbor" });
      await trx.updateTable("users").set({ institution_id }).where("id", "=", id).execute();
    });

  const held = (id: string) =>
    server.database.withActor(system("billing"), (trx) =>
      trx
        .selectFrom("subscriptions")
        .selectAll()
        .where("patient_id", "=", id)
        .executeTakeFirstOrThrow(),
    );

  /** What was charged to somebody or will be, newest first. */
  async function invoicesOf(id: string) {
    const { customer_id: customerId } = await held(id);
    return customerId ? provider.invoicesOf(customerId) : [];
  }

  /** What somebody's account says about their subscription. */
  const infoOf = async (id: string) => (await clientOf(id))(readSubscription, {});

  /** Somebody's subscription status, as reported when they sign in. */
  const statusOf = async (id: string) =>
    (await (await clientOf(id))(loadUser, {})).subscriptionState?.status;

  /** The amount of each of somebody's invoices, in cents, newest first. */
  const chargesOf = async (id: string) =>
    (await invoicesOf(id)).map(({ totalCents }) => totalCents);

  /** What somebody has paid, in cents, newest first. */
  const paidBy = async ({ id }: Pick<PayingPatient, "id">) =>
    (await invoicesOf(id))
      .filter(({ status }) => status === "paid")
      .map(({ totalCents }) => totalCents);

  const invoiceStatusesOf = async (id: string) =>
    (await invoicesOf(id)).map(({ status }) => status);

  /** Checks once who is due a letter about money, and writes those letters. */
  const writeLetters = () =>
    writeBillingLetters({
      ...parts,
      letters: {
        jobs: { enqueue: () => Promise.resolve() },
        publicUrl: "https://regain.example",
      },
    }).run({});

  /** The letters to somebody, oldest first. */
  const mailsTo = async (id: string) => {
    const { rows } = await server.database.pool.query<{
      readonly template: string;
      readonly content: { readonly subject: string };
    }>("select template, content from mails where user_id = $1 order by created_at, mail_id", [id]);
    return rows;
  };
  const lettersTo = async (id: string) => (await mailsTo(id)).map(({ template }) => template);
  const subjectsTo = async (id: string) =>
    (await mailsTo(id)).map(({ content: { subject } }) => subject);

  /** Sends us a webhook as the provider does. @returns the answer's status */
  async function knock(payload: Buffer, headers: Readonly<Record<string, string>>) {
    const answer = await server.app.inject({
      method: "POST",
      url: webhookPath,
      headers: { "content-type": "application/json", ...headers },
      payload,
    });
    return answer.statusCode;
  }

  /**
   * Delivers the provider's webhooks to us, and lets what they call for be done.
   * @param change which of the events are delivered, how often and in which order
   * @returns what they were answered with
   */
  async function hear(change = (ids: readonly string[]): readonly string[] => ids) {
    const events = new Map(
      (await hands.webhooks()).map((event) => [idOf(event.body), event] as const),
    );
    const statuses: number[] = [];
    for (const id of change([...events.keys()])) {
      const { body, headers } = events.get(id)!;
      statuses.push(await knock(body, headers));
      await applyEvent(parts, id);
    }
    return statuses;
  }

  /** Lets time pass, here and at the provider. */
  async function pass(days: number): Promise<void> {
    server.advance(days * dayMs);
    await hands.tick();
  }

  const { setDown, webhooks } = hands;
  return {
    parts,
    provider,
    clientOf,
    onTrial,
    subscribed,
    overdue,
    joinHarbor,
    pay,
    held,
    infoOf,
    statusOf,
    invoicesOf,
    chargesOf,
    paidBy,
    invoiceStatusesOf,
    writeLetters,
    lettersTo,
    subjectsTo,
    knock,
    hear,
    pass,
    setDown,
    webhooks,
  };
}

const idOf = (body: Buffer): string => (JSON.parse(body.toString()) as { id: string }).id;

export type BillingWorld = ReturnType<typeof billingWorld>;

export interface BillingServer {
  readonly server: TestServer;
  readonly world: BillingWorld;
  close(): Promise<void>;
}

async function onSandbox(): Promise<BillingServer> {
  let isDown = false;
  const server = await openTestServer({ isSandboxDown: () => isDown });
  const hands = sandboxHands(server.sandbox, (down) => (isDown = down));
  return { server, world: billingWorld(server, hands), close: server.close };
}

/** @param options `hasDrafts`: an invoice is a draft for an hour before it is charged */
export async function openStripeBilling({
  hasDrafts = false,
}: { readonly hasDrafts?: boolean } = {}): Promise<BillingServer> {
  let server: TestServer | undefined;
  // One clock for both, as in real life.
  const hands = await stripeHands(() => server?.now() ?? new Date(), hasDrafts);
  server = await openTestServer({ payments: hands.provider });
  const { close } = server;
  return {
    server,
    world: billingWorld(server, hands),
    async close() {
      await close();
      await hands.close();
    },
  };
}

/** A server with each card provider, for stories that are the same with both. */
export const billingServers: Readonly<Record<CardProvider["name"], () => Promise<BillingServer>>> =
  { sandbox: onSandbox, stripe: () => openStripeBilling() };
