import type { FastifyInstance } from "fastify";
import { hearEvent } from "./hear-event.service.ts";

/** Where the card provider says what happened. Not of the contract: only the provider calls it, in its own words. */
export const webhookPath = "/webhooks/payments";

const mostBytes = 512 * 1024;

/**
 * Takes what is signed by the provider, notes it, and answers at once: what it calls for is done by a job, so that a
 * slow hour of ours makes no provider give up.
 */
export function webhookRoutes(app: FastifyInstance): void {
  const { database, jobs, payments, clock } = app.services;
  const parts = { database, jobs };
  void app.register((door, _, done) => {
    // The signature is over the bytes as they came.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: mostBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    door.post(webhookPath, async (request, reply) => {
      const signature = request.headers["stripe-signature"];
      const { body } = request;
      const now = clock();
      const event =
        Buffer.isBuffer(body) && typeof signature === "string"
          ? payments.readEvent(body, signature, now)
          : undefined;
      // Of a wrong secret nothing else would tell: the hourly comparison repairs what it costs.
      if (!event && signature !== undefined)
        request.log.warn("A webhook of card payments was not signed by the provider.");
      if (!event) return reply.code(400).send({ error: "malformed-request" });
      await hearEvent(parts, event, now);
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
