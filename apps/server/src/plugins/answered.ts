import fp from "fastify-plugin";

/**
 * Knows of each request whether it has been answered: from when its answer is handed over, however long whoever asked
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
    /** Aborted once an answer was handed over: what is made of the request then reaches nobody. */
    answered: AbortController;
    /** Aborted by then too, or once whoever asked has gone. */
    awaited: AbortController;
  }
}
