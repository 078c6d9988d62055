import { once } from "node:events";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { limitConcurrency } from "../lib/limit-concurrency.ts";
import { storableJson } from "../lib/http/storable-json.ts";
import { queueTicketOf } from "../lib/http/queue-ticket.ts";

/** From this length on, in characters, a body counts as large: as objects it takes many times its size. */
const largeBody = 2 ** 18;

/** JSON bodies and no others, with what cannot be stored replaced. Only a few large ones are in memory at a time. */
export const jsonBody = fp((app) => {
  const parse = app.getDefaultJsonParser("error", "error");
  const lane = limitConcurrency({
    concurrency: 4,
    maxQueued: 100,
    maxQueuedPerOwner: 20,
    retryAfterSeconds: 5,
  });

  /** Waits for a place, which is held until there is an answer, not until somebody has fetched it. */
  const roomFor = (request: FastifyRequest) =>
    new Promise<void>((resolve, reject) => {
      lane(async () => {
        resolve();
        const { signal } = request.answered;
        if (!signal.aborted) await once(signal, "abort");
        // An answer may wait behind others for a long time, and needs none of the body.
        request.body = undefined;
      }, queueTicketOf(request)).catch(reject);
    });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string" },
    async (request: FastifyRequest, text: string) => {
      if (text.length >= largeBody) await roomFor(request);
      return new Promise((resolve, reject) => {
        void parse(request, storableJson(text), (error, body) =>
          error ? reject(error) : resolve(body),
        );
      });
    },
  );
  return Promise.resolve();
});
