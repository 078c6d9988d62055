import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { withTestDatabase } from "../../testing/test-database.ts";
import { signatureHeader } from "./card-provider.ts";
import { chooseProvider, type ProviderParts } from "./choose.ts";
import { asSandbox } from "./sandbox/sandbox.ts";

const minute = 60_000;
const stripe = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };

/** A server that receives webhooks. */
async function listen() {
  const heard: { path: string | undefined; body: Buffer; signature: string }[] = [];
  const hear = async (request: IncomingMessage, response: ServerResponse) => {
    const signature = String(request.headers[signatureHeader]);
    heard.push({ path: request.url, body: await buffer(request), signature });
    response.writeHead(200).end();
  };
  const server = createServer((request, response) => void hear(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const place = server.address();
  if (place === null || typeof place === "string") throw new Error("There is no port.");
  const close = async () => {
    server.close();
    await once(server, "close");
  };
  return { heard, address: `http://127.0.0.1:${place.port}`, close };
}

test("Stripe is asked where its keys are set, and the sandbox where they are not", () =>
  withTestDatabase(async (database) => {
    let time = new Date("2027-01-15T10:00:00Z");
    const listener = await listen();
    let ownAddress: string | undefined;
    const errors: unknown[] = [];
    const parts: ProviderParts = {
      config: readConfig({}),
      database,
      clock: () => time,
      ownAddress: () => ownAddress,
      onError: (error) => errors.push(error),
    };
    const stripes = await chooseProvider({ ...parts, config: readConfig(stripe) });
    expect([stripes.name, asSandbox(stripes)]).toEqual(["stripe", undefined]);

    const provider = await chooseProvider(parts);
    const sandbox = asSandbox(provider)!;
    const { id, url } = await provider.openCheckout({
      checkoutId: "checkout-1",
      customer: { accountId: "rosa", email: null, customerId: null },
      productName: "Regain at home",
      interval: "year",
      amountCents: 29_900,
      trialDays: 0,
      discount: null,
      successUrl: "http://localhost:3000/subscribe/success",
      cancelUrl: "http://localhost:3000/subscribe/fail",
      expiresAt: new Date(time.getTime() + 60 * minute),
    });
    expect(url).toBe(`http://localhost:3000/demo/checkout/${id}`);
    await provider.closeCheckout(id);
    await sandbox.idle();
    expect(listener.heard).toEqual([]);

    // Events wait for a server that is still starting.
    ownAddress = listener.address;
    time = new Date(time.getTime() + minute);
    await sandbox.tick();
    await sandbox.idle();
    const [event] = listener.heard;
    expect(event?.path).toBe("/webhooks/payments");
    expect(provider.readEvent(event!.body, event!.signature, time)).toMatchObject({
      type: "checkout.session.expired",
      checkoutId: id,
    });
    expect(errors).toEqual([]);
    await listener.close();
  }));
