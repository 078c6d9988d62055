import type { FastifyInstance } from "fastify";
import { Refusal } from "../../../lib/http/refusal.ts";
import { receiveEvent } from "./receive-event.service.ts";

/**
 * Where the card provider reports what happened. Not part of the contract: only the provider calls
 * it, in its own format.
 */
export const webhookPath = "/webhooks/payments";

const maxBytes = 512 * 1024;

/**
 * Accepts what the provider has signed, records it, and answers immediately; a job does the rest,
 * so that a slow hour of ours never makes the provider give up.
 */
export function webhookRoutes(app: FastifyInstance): void {
  const { database, jobs, payments, clock } = app.services;
  const parts = { database, jobs };
  void app.register((door, _, done) => {
    // The signature covers the raw bytes.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: maxBytes },
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
      // Nothing else would reveal a wrong secret: the hourly comparison repairs the damage.
      if (!event && signature !== undefined)
        request.log.warn("A card payment webhook was not signed by the provider.");
      if (!event) throw new Refusal("malformed-request");
      await receiveEvent(parts, event, now);
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
