import { once } from "node:events";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { openBodyLimit } from "../lib/http/mount.ts";
import { queueTicketOf } from "../lib/http/queue-ticket.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { storableJson } from "../lib/http/storable-json.ts";
import { type FairQueue, limitConcurrency } from "../lib/limit-concurrency.ts";

const mebibyte = 2 ** 20;

/** From this length on a body counts as large: as objects it takes many times its size. */
const largeBody = 2 ** 18;

const retryAfterSeconds = 5;

/** In bytes: small bodies never wait for large ones. */
const openRoom = () => ({
  small: limitConcurrency({
    concurrency: 32 * mebibyte,
    maxQueued: 500,
    maxPerOwner: 4 * mebibyte,
    maxQueuedPerOwner: 20,
    retryAfterSeconds,
  }),
  large: limitConcurrency({
    concurrency: 48 * mebibyte,
    maxQueued: 100,
    maxPerOwner: 12 * mebibyte,
    maxQueuedPerOwner: 20,
    retryAfterSeconds,
  }),
});

/** How much there may be to read: as much as the call takes if not declared. A form finds room in its own handler. */
function bytesToCome({ headers, routeOptions: { bodyLimit, config } }: FastifyRequest): number {
  if (config.endpoint?.form) return 0;
  if (headers["transfer-encoding"] !== undefined) return bodyLimit;
  const length = Number(headers["content-length"] ?? 0);
  return length > bodyLimit ? 0 : length;
}

/** Waits for places in a lane, which are held until there is an answer, not until somebody has fetched it. */
function hold(lane: FairQueue, request: FastifyRequest, places = 1): Promise<void> {
  const ticket = queueTicketOf(request);
  // All who have not said who they are have one share between them.
  const whose = request.actor.kind === "anonymous" ? "nobody" : ticket.whose;
  return new Promise((resolve, reject) => {
    lane(
      async () => {
        resolve();
        const { signal } = request.answered;
        if (!signal.aborted) await once(signal, "abort");
        // An answer may wait behind others for a long time, and needs none of the body.
        request.body = undefined;
      },
      { ...ticket, whose, places },
    ).catch(reject);
  });
}

/**
 * JSON bodies and no others, with what cannot be stored replaced. Only so many bytes are in memory at a time, from when
 * the first of them is read; only a few large bodies as objects.
 */
export const jsonBody = fp((app) => {
  const parse = app.getDefaultJsonParser("error", "error");
  const room = openRoom();
  // Whoever waits here has room already.
  const asObjects = limitConcurrency({ concurrency: 4, maxQueued: Infinity, retryAfterSeconds });

  app.addHook("onRequest", (request, _, done) => {
    const { is404, method } = request;
    // Otherwise what nobody takes would be read first.
    done(is404 && method !== "GET" && method !== "HEAD" ? new Refusal("not-found") : undefined);
  });

  /** Until there is room, the body waits at the sender. */
  app.addHook("preParsing", async (request) => {
    const bytes = bytesToCome(request);
    if (bytes <= openBodyLimit) return;
    // While we are not reading, it is not the body that is slow.
    request.isBeingRead = false;
    await hold(bytes < largeBody ? room.small : room.large, request, bytes);
    request.isBeingRead = true;
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    async (request: FastifyRequest, text: string) => {
      if (text.length >= largeBody) await hold(asObjects, request);
      return new Promise((resolve, reject) => {
        void parse(request, storableJson(text), (error, body) =>
          error ? reject(error) : resolve(body),
        );
      });
    },
  );
  return Promise.resolve();
});
