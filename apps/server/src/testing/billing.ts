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

/** Numbers of test cards, the same at both providers. */
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
 * What stories of payment have in common.
 * @param hands on the provider of this server; its own sandbox where they are not given
 */
export function billingWorld(
  server: TestServer,
  hands: PaymentHands = sandboxHands(server.sandbox),
) {
  let count = 0;
  const { provider } = hands;
  const parts = { database: server.database, payments: provider, clock: server.now };

  /** Signed in anew, however long ago it was. */
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

  /** Gives a card on the provider's page. @returns what it says to that */
  const pay = (sessionId: string, number: string = cards.good) => hands.giveCard(sessionId, number);

  /** Who pays for this plan already. */
  async function subscribed(plan: PlanId, number: string = cards.good): Promise<PayingPatient> {
    const patient = await onTrial();
    const { sessionId } = await patient.call(createCheckout, { body: { plan } });
    await pay(sessionId, number);
    await patient.call(subscriptionConfirmation, { query: { sessionId } });
    return patient;
  }

  /** A patient whose trial is over and whose card did not pay, signed in. */
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

  /** What was charged for somebody or is to be, the newest first. */
  async function invoicesOf(id: string) {
    const { customer_id: customerId } = await held(id);
    return customerId ? provider.invoicesOf(customerId) : [];
  }

  /** What somebody's account says of their subscription. */
  const infoOf = async (id: string) => (await clientOf(id))(readSubscription, {});

  /** How somebody stands, as they are told when they sign in. */
  const statusOf = async (id: string) =>
    (await (await clientOf(id))(loadUser, {})).subscriptionState?.status;

  /** What each invoice of somebody's asks for, in cents, the newest first. */
  const chargesOf = async (id: string) =>
    (await invoicesOf(id)).map(({ totalCents }) => totalCents);

  /** What somebody has paid, in cents, the newest first. */
  const paidBy = async ({ id }: Pick<PayingPatient, "id">) =>
    (await invoicesOf(id))
      .filter(({ status }) => status === "paid")
      .map(({ totalCents }) => totalCents);

  const invoiceStatusesOf = async (id: string) =>
    (await invoicesOf(id)).map(({ status }) => status);

  /** Looks once who is due a letter about money, and writes them. */
  const writeLetters = () =>
    writeBillingLetters({
      ...parts,
      letters: {
        jobs: { enqueue: () => Promise.resolve() },
        publicUrl: "https://regain.example",
      },
    }).run({});

  /** The letters to somebody, the oldest first. */
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

  /** Knocks at our door as the provider does. @returns what it is answered with */
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
   * Hands what the provider has to say to our door, and lets what it calls for be done.
   * @param change which of the events are handed over, how often and in which order
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

/** @param options `hasDrafts`: what is due is a draft for an hour first */
export async function openStripeBilling({
  hasDrafts = false,
}: { readonly hasDrafts?: boolean } = {}): Promise<BillingServer> {
  let server: TestServer | undefined;
  // One clock for both, as in life.
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

/** A server with each provider of cards, for stories that are the same with both. */
export const billingServers: Readonly<Record<CardProvider["name"], () => Promise<BillingServer>>> =
  { sandbox: onSandbox, stripe: () => openStripeBilling() };
