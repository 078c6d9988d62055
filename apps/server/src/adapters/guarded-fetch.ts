import { lookup } from "node:dns";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecurely } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

/**
 * How far the addresses may lead that somebody types in: into the public network by TLS, or, for trying out on one
 * machine, anywhere.
 */
export type Reach = "public" | "anywhere";

/** Why it was not even asked there, or not to the end. */
export class OutOfReach extends Error {
  override readonly name = "OutOfReach";
  readonly why: "not-secure" | "private-address" | "too-large";
  constructor(why: OutOfReach["why"]) {
    super(`Out of reach: ${why}`);
    this.why = why;
  }
}

/** More than any configuration or set of keys takes. */
const mostBytes = 512 * 1024;

/** Looks a name up, and refuses it as soon as one of its addresses is not public: asked once, it cannot change. */
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
  // Nobody looks up what is an address already.
  const literal = hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new OutOfReach("private-address");
}

async function read(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > mostBytes) {
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

/** Asks as `fetch` does, but no further than it may, and follows no redirect. */
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
          // A connection of its own each time: one that is kept was looked up under another rule.
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
