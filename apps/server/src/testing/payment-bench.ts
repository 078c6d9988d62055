import type { CardProvider } from "../adapters/payments/card-provider.ts";
import { openSandbox, type Sandbox } from "../adapters/payments/sandbox/sandbox.ts";
import type { OwnedDatabase } from "../db/database.ts";
import { openStripe } from "../adapters/payments/stripe/provider.ts";
import { openStripeServer } from "./stripe-server.ts";
import { embeddedTestDatabase } from "./test-database.ts";

/** What a page says to somebody who enters a card. */
export type PageSays = "complete" | "refused" | "closed";

export interface Webhook {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider under a test's control: somebody with cards, and webhooks to collect. */
export interface PaymentHands {
  readonly provider: CardProvider;
  /**
   * @param url of the page, or anything that ends with its id
   * @param bank the owner's answer to their bank, if it asks
   */
  giveCard(url: string, number: string, bank?: "yes" | "no"): Promise<PageSays>;
  /** Lets the provider check its clock. */
  tick(): Promise<void>;
  /** Webhooks not collected yet. */
  webhooks(): Promise<readonly Webhook[]>;
  /** Sets whether the provider is down. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

/** With its own clock as well. */
export interface PaymentBench extends PaymentHands {
  now(): Date;
  /** Moves the clock forward to this moment. */
  passTo(moment: Date): void;
}

/** Benches one after another: each new one begins with empty books. */
export interface PaymentBenches {
  open(start: Date): Promise<PaymentBench>;
  close(): Promise<void>;
}

const idIn = (url: string): string => url.split("/").at(-1) ?? "";

/** Control of an existing sandbox. */
export function sandboxHands(
  sandbox: Sandbox,
  setDown: (isDown: boolean) => void = () => undefined,
): PaymentHands {
  const { pages } = sandbox;
  return {
    provider: sandbox,
    async giveCard(url, number, bank = "yes") {
      const id = idIn(url);
      const card = { number, expiry: "12/99", code: "123" };
      let answer = await pages.giveCard(id, card);
      if (answer?.view.kind === "bank") answer = await pages.answerBank(id, bank === "yes");
      if (answer?.view.kind === "done") return "complete";
      return answer?.kind === "refused" ? "refused" : "closed";
    },
    async webhooks() {
      await sandbox.tick();
      return sandbox.takeEvents();
    },
    tick: sandbox.tick,
    setDown,
    close: sandbox.idle,
  };
}

async function sandboxBench(database: OwnedDatabase, start: Date): Promise<PaymentBench> {
  let [time, isDown] = [start, false];
  await database.owner.deleteFrom("sandbox_objects").execute();
  const clock = () => time;
  const publicUrl = "https://regain.example.org";
  const sandbox = await openSandbox({ database, clock, publicUrl, isDown: () => isDown });
  const hands = sandboxHands(sandbox, (down) => (isDown = down));
  return { ...hands, now: clock, passTo: (moment) => (time = moment) };
}

/**
 * Control of a small Stripe on this machine.
 * @param hasDrafts whether an invoice is a draft for an hour before it is charged
 */
export async function stripeHands(clock: () => Date, hasDrafts = false): Promise<PaymentHands> {
  const server = await openStripeServer(clock);
  server.world.hasDrafts = hasDrafts;
  const { address, webhookSecret } = server;
  const provider = openStripe({ secretKey: "sk_test_local", webhookSecret, clock, address });
  return {
    provider,
    giveCard: (url, number, bank) => Promise.resolve(server.giveCard(url, number, bank)),
    tick: () => Promise.resolve(server.world.catchUp()),
    webhooks: () => Promise.resolve(server.takeWebhooks()),
    setDown: (isDown) => (server.fault = isDown ? "down" : undefined),
    close: server.close,
  };
}

async function stripeBench(start: Date): Promise<PaymentBench> {
  let time = start;
  const clock = () => time;
  const hands = await stripeHands(clock);
  return { ...hands, now: clock, passTo: (moment) => (time = moment) };
}

/** Both providers, to be tested alike. */
export const paymentBenches: Readonly<Record<CardProvider["name"], () => Promise<PaymentBenches>>> =
  {
    async sandbox() {
      const database = await embeddedTestDatabase();
      return { open: (start) => sandboxBench(database, start), close: database.close };
    },
    stripe: () => Promise.resolve({ open: stripeBench, close: () => Promise.resolve() }),
  };
