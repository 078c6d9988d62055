import fp from "fastify-plugin";
import { namedPatient, namedUserOrAnonymous } from "../lib/http/named-patient.ts";
import { policy } from "../modules/policy.ts";

/**
 * Holds every call against the policy's line for its access rule, before anything of its body is read: whom it does not
 * concern is not told what it would have wanted, and cannot keep the server busy with reading.
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
