import fp from "fastify-plugin";
import { namedPatient, namedUserOrAnonymous } from "../lib/http/named-patient.ts";
import { policy } from "../modules/policy.ts";

/**
 * Checks every call against the policy's line for its access rule before any of its body is read: callers it does not
 * admit are not told what it expects, and cannot keep the server busy reading.
 */
export const access = fp((app) => {
  app.decorateRequest("grant", null);
  app.addHook("onRequest", async (request) => {
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
