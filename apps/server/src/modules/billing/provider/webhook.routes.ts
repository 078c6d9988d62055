import type { FastifyInstance } from "fastify";
import { signatureHeader } from "../../../adapters/payments/card-provider.ts";
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
    // The signature covers the raw bytes, of which none are read without one.
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, parsed) =>
      parsed(null, body),
    );
    door.addHook("onRequest", (request, _reply, next) => {
      const isSigned = typeof request.headers[signatureHeader] === "string";
      next(isSigned ? undefined : new Refusal("malformed-request"));
    });
    door.post(webhookPath, { bodyLimit: maxBytes }, async (request, reply) => {
      const signature = String(request.headers[signatureHeader]);
      const { body } = request;
      const now = clock();
      const event = Buffer.isBuffer(body) ? payments.readEvent(body, signature, now) : undefined;
      if (!event) {
        // Nothing else would reveal a wrong secret: the hourly comparison repairs the damage.
        request.log.warn("A card payment webhook was not signed by the provider.");
        throw new Refusal("malformed-request");
      }
      await receiveEvent(parts, event, now);
      return reply.code(200).send({ received: true });
    });
    done();
  });
}
