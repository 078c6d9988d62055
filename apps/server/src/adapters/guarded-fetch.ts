import { lookup } from "node:dns";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/**
 * Where an address that somebody typed in may lead: into the public network over TLS, or, for trying things out on
 * one machine, anywhere.
 */
export type Reach = "public" | "anywhere";

/** Why the request was not made, or was cut short. */
export class OutOfReach extends Error {
  override readonly name = "OutOfReach";
  readonly why: "not-secure" | "private-address" | "too-large";
  constructor(why: OutOfReach["why"]) {
    super(`Out of reach: ${why}`);
    this.why = why;
  }
}

/** More than any provider's configuration or key set needs. */
const maxBytes = 512 * 1024;

/**
 * Looks up a name and refuses it if any of its addresses is not public. It is looked up only once, so the answer
 * cannot change in between.
 */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? new Error("no address"), "");
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return done(new OutOfReach("private-address"), "");
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

function checkReach({ protocol, hostname }: URL): void {
  if (protocol !== "https:") throw new OutOfReach("not-secure");
  // An IP address is never looked up.
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new OutOfReach("private-address");
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes) {
      message.destroy();
      throw new OutOfReach("too-large");
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

const bodyOf = (body: unknown): string | Uint8Array | undefined => {
  if (body instanceof URLSearchParams) return body.toString();
  return typeof body === "string" || body instanceof Uint8Array ? body : undefined;
};

/** Like `fetch`, but only within reach, and without following redirects. */
export const guardedFetch =
  (reach: Reach) =>
  async (address: string, { method = "GET", headers = {}, body, signal }: Asked) => {
    const url = new URL(address);
    if (reach === "public") checkReach(url);
    const content = bodyOf(body);
    const send = url.protocol === "https:" ? requestSecurely : requestPlain;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = send(
        url,
        {
          method,
          headers: {
            ...headers,
            ...(content === undefined ? {} : { "content-length": Buffer.byteLength(content) }),
          },
          // A new connection each time: a kept-alive one was looked up under another rule.
          agent: false,
          ...(signal ? { signal } : {}),
          ...(reach === "public" ? { lookup: publicLookup } : {}),
        },
        resolve,
      );
      asked.on("error", reject);
      asked.end(content);
    });
    const status = answer.statusCode ?? 0;
    const received = await read(answer);
    const given = Object.entries(answer.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    );
    return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(received), {
      status,
      headers: given,
    });
  };
