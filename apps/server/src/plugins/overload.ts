import fp from "fastify-plugin";
import { asOneCall } from "../db/guarded-pool.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { secondsToWait, urgencyOf } from "./overload.rules.ts";

export interface OverloadOptions {
  /** How long who comes now would stand in line, ms. */
  readonly waitMs: () => number;
  /** Draws 0 up to 1. */
  readonly chance?: () => number;
}

/**
 * Turns away calls that would stand in line for too long, before anything is asked of the database for them: neither
 * who they are nor a row of the trail, for nobody's data was touched. Health, metrics and files are not calls. What it lets in
 * is one call to the database from here on, which stands in line there once.
 */
export const overload = fp<OverloadOptions>((app, { waitMs, chance = Math.random }) => {
  const { overloadMs } = app.services.config;
  app.decorateRequest("isTurnedAway", false);
  app.addHook("onRequest", (request, _, done) => {
    const { endpoint } = request.routeOptions.config;
    const retryAfterSeconds =
      endpoint && secondsToWait(urgencyOf(endpoint), waitMs(), overloadMs, chance());
    if (retryAfterSeconds === undefined) return asOneCall(done);
    request.isTurnedAway = true;
    done(new Refusal("unavailable", { retryAfterSeconds }));
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** There was too much to do to take it at all. */
    isTurnedAway: boolean;
  }
}
