import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text as bodyOf } from "node:stream/consumers";
import { Stripe } from "stripe";
import { signatureHeader } from "../adapters/payments/card-provider.ts";
import { calls } from "./stripe/calls.ts";
import { readForm } from "./stripe/form.ts";
import { shapeOf } from "./stripe/shapes.ts";
import { invalid, StripeSaysNo, World } from "./stripe/world.ts";

/** What happens to the next requests: no connection, no answer in time, or executed but answered with 500. */
export type Fault = "down" | "slow" | "fault-after-doing";

export interface SignedWebhook {
  readonly type: string;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export interface StripeServer {
  /** Where the adapter reaches it. */
  readonly address: string;
  readonly webhookSecret: string;
  readonly world: World;
  /** Method and path of every request, in order. */
  readonly requests: string[];
  /** The fault from now on; undefined for none. */
  fault: Fault | undefined;
  /** Somebody enters this card on a page. @returns what the page says to them */
  giveCard(url: string, number: string, bank?: "yes" | "no"): "complete" | "refused" | "closed";
  /** All webhooks not collected yet, signed now. */
  takeWebhooks(): SignedWebhook[];
  close(): Promise<void>;
}

interface Answered {
  readonly status: number;
  readonly body: string;
  readonly isReplayed?: true;
}

interface Remembered extends Answered {
  readonly asked: string;
}

/** The call that handles a path, and the id in it. */
function callFor(method: string, path: string) {
  const parts = path.replace("/v1/", "").split("/");
  for (const [name, answer] of Object.entries(calls)) {
    const [wanted, pattern = ""] = name.split(" ");
    const wantedParts = pattern.split("/");
    const fits =
      wanted === method &&
      wantedParts.length === parts.length &&
      wantedParts.every((part, place) => part === ":id" || part === parts[place]);
    if (fits) return { answer, id: parts[wantedParts.indexOf(":id")] ?? "" };
  }
  return undefined;
}

function answerTo(world: World, method: string, path: string, form: string): Answered {
  const call = callFor(method, path);
  try {
    if (!call) throw invalid(`Unrecognized request URL (${method}: ${path}).`);
    world.catchUp();
    return { status: 200, body: JSON.stringify(call.answer(world, call.id, readForm(form))) };
  } catch (error) {
    if (!(error instanceof StripeSaysNo)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
}

const apiFault = JSON.stringify({
  error: { type: "api_error", message: "An unexpected error occurred." },
});

/** A small Stripe on this machine: the calls our adapter makes, in Stripe's protocol, with a memory and faults. */
export async function openStripeServer(clock: () => Date): Promise<StripeServer> {
  const world = new World(clock, shapeOf);
  const webhookSecret = `whsec_${randomUUID()}`;
  const remembered = new Map<string, Remembered>();
  const requests: string[] = [];
  let taken = 0;

  /** The same key gets the same answer, faults included; with other parameters it is refused. */
  function answerOnce(
    key: string | undefined,
    method: string,
    path: string,
    form: string,
  ): Answered {
    const asked = `${method} ${path}?${form}`;
    const before = key === undefined ? undefined : remembered.get(key);
    if (before?.asked === asked) return { ...before, isReplayed: true as const };
    if (before) {
      const message = "Keys for idempotent requests can only be used with the same parameters.";
      return {
        status: 400,
        body: JSON.stringify({ error: { type: "idempotency_error", message } }),
      };
    }
    const done = answerTo(world, method, path, form);
    const isFault = server.fault === "fault-after-doing" && method === "POST";
    const answered = isFault ? { status: 500, body: apiFault } : done;
    if (key !== undefined) remembered.set(key, { asked, ...answered });
    return answered;
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { method = "GET", headers } = request;
    const url = new URL(request.url ?? "/", "http://stripe.test");
    requests.push(`${method} ${url.pathname}`);
    if (server.fault === "down") {
      request.socket.destroy();
      return;
    }
    const form = method === "POST" ? await bodyOf(request) : url.search.slice(1);
    if (server.fault === "slow") return;
    const key = headers["idempotency-key"];
    const keyed = method === "POST" && typeof key === "string" ? key : undefined;
    const { status, body, isReplayed } = answerOnce(keyed, method, url.pathname, form);
    response.writeHead(status, {
      "content-type": "application/json",
      ...(status >= 500 ? { "stripe-should-retry": "false" } : {}),
      ...(isReplayed ? { "idempotent-replayed": "true" } : {}),
    });
    response.end(body);
  }

  const http = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => http.listen(0, "127.0.0.1", listening));
  const place = http.address();
  if (place === null || typeof place === "string") throw new Error("There is no port.");

  const server: StripeServer = {
    address: `http://127.0.0.1:${place.port}`,
    webhookSecret,
    world,
    requests,
    fault: undefined,
    giveCard: (page, number, bank = "yes") =>
      world.giveCard(page.split("/").at(-1) ?? "", number, bank),
    takeWebhooks() {
      world.catchUp();
      const found = world.events.slice(taken);
      taken = world.events.length;
      return found.map(({ id, type, at, object }) => {
        const created = Math.floor(at.getTime() / 1000);
        const payload = JSON.stringify({ id, object: "event", type, created, data: { object } });
        const timestamp = Math.floor(clock().getTime() / 1000);
        const signature = Stripe.webhooks.generateTestHeaderString({
          payload,
          secret: webhookSecret,
          timestamp,
        });
        return { type, body: Buffer.from(payload), headers: { [signatureHeader]: signature } };
      });
    },
    async close() {
      http.closeAllConnections();
      await new Promise((closed) => http.close(closed));
    },
  };
  return server;
}
