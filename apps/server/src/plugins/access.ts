import fp from "fastify-plugin";
import { namedPatient, namedUserOrAnonymous } from "../lib/http/named-patient.ts";
import { policy } from "../modules/policy.ts";

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
      patientId: namedPatient(request),
      userId: namedUserOrAnonymous(request.params),
      database: app.services.database,
    });
  });
  return Promise.resolve();
});
