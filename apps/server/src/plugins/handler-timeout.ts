import { errorCodes } from "fastify";
import fp from "fastify-plugin";

/**
 * Ends a call whose time is up (`handlerTimeout`), even if it had a body: Fastify clears its own timer as soon as a
 * body has been read, so anything that hung after that would never be answered. Only one of the two timers runs at a
 * time: a second answer would be taken for a failure of the first.
 */
export const handlerTimeoutGuard = fp((app) => {
  app.addHook("preValidation", (request, reply, done) => {
    const { handlerTimeout, url } = request.routeOptions;
    if (!handlerTimeout) return done();
    const { signal } = request.answered;
    function takeOver(): void {
      if (signal.aborted) return;
      const timer = setTimeout(
        () => void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url)),
        Math.max(0, handlerTimeout - reply.elapsedTime),
      );
      // An answer that has begun is on its way: nothing may be inserted into it.
      signal.addEventListener("abort", () => clearTimeout(timer));
    }
    if (request.raw.closed) takeOver();
    else request.raw.once("close", takeOver);
    done();
  });
  return Promise.resolve();
});
