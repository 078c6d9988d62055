import fp from "fastify-plugin";

/**
 * Tracks whether each request has been answered: from the moment its answer is handed over, however long the caller
 * takes to fetch it.
 */
export const answered = fp((app) => {
  app.decorateRequest("answered");
  app.decorateRequest("awaited");
  app.addHook("onRequest", (request, reply, done) => {
    request.answered = new AbortController();
    request.awaited = new AbortController();
    reply.raw.once("close", () => request.awaited.abort());
    done();
  });
  app.addHook("onSend", (request, _, payload, done) => {
    request.answered.abort();
    request.awaited.abort();
    done(null, payload);
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** Aborted once an answer was handed over: anything made of the request after that reaches nobody. */
    answered: AbortController;
    /** Aborted by then too, or once the caller is gone. */
    awaited: AbortController;
  }
}
