import { errorCodes } from "fastify";
import fp from "fastify-plugin";

/**
 * Ends a call whose time is up (`handlerTimeout`), also where it had a body: Fastify's own timer is put away as soon as a
 * body has been read, so that what hung after it would never be answered.
 */
export const answerInTime = fp((app) => {
  app.addHook("preValidation", (request, reply, done) => {
    const { handlerTimeout, url } = request.routeOptions;
    if (!handlerTimeout) return done();
    const timeIsUp = () => {
      // An answer that has begun is on its way: nothing is put into the middle of it.
      if (reply.sent || reply.raw.headersSent) return;
      void reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT(handlerTimeout, url));
    };
    const timer = setTimeout(timeIsUp, Math.max(0, handlerTimeout - reply.elapsedTime));
    reply.raw.once("close", () => clearTimeout(timer));
    done();
  });
  return Promise.resolve();
});
