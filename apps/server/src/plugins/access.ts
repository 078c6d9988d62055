import fp from "fastify-plugin";
import { validate } from "uuid";
import { policy } from "../modules/policy.ts";
import { property } from "../lib/property.ts";

/** The patient the path names; an id that cannot be one is nobody's. */
function patientIn(params: unknown): string | undefined {
  const id = property(params, "id");
  return typeof id === "string" && validate(id) ? id.toLowerCase() : undefined;
}

/**
 * Holds every call against the policy's line for its access rule. Before the call is validated: whom it does not
 * concern is not told what it would have wanted.
 */
export const access = fp((app) => {
  app.decorateRequest("grant", null);
  app.addHook("preValidation", async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    request.grant = await policy[endpoint.access]({
      actor: request.actor,
      patientId: patientIn(request.params),
      database: app.services.database,
    });
  });
  return Promise.resolve();
});
