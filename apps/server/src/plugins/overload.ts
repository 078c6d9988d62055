import fp from "fastify-plugin";
import { asOneCall } from "../db/guarded-pool.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { secondsToWait, loadClassOf } from "./overload.rules.ts";

export interface OverloadOptions {
  /** How long a call that comes now would wait in line, ms. */
  readonly waitMs: () => number;
  /** Draws a number from 0 up to 1. */
  readonly chance?: () => number;
}

/**
 * Turns away calls that would wait in line for too long, before the database is queried for them: neither to identify
 * the caller nor to write a row of the trail, since nobody's data was touched. Health, metrics and files are not
 * calls. A call that is let in counts as one to the database from here on, and gets in line there once.
 */
export const overload = fp<OverloadOptions>((app, { waitMs, chance = Math.random }) => {
  const { overloadMs } = app.services.config;
  app.decorateRequest("isTurnedAway", false);
  app.addHook("onRequest", (request, _, done) => {
    const { endpoint } = request.routeOptions.config;
    const retryAfterSeconds =
      endpoint && secondsToWait(loadClassOf(endpoint), waitMs(), overloadMs, chance());
    if (retryAfterSeconds === undefined) return asOneCall(done);
    request.isTurnedAway = true;
    done(new Refusal("unavailable", { retryAfterSeconds }));
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** Turned away because of overload. */
    isTurnedAway: boolean;
  }
}
