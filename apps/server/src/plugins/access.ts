import type { EndpointDef } from "@regain/contract/endpoint";
import fp from "fastify-plugin";
import type { Actor } from "../db/actor.ts";
import { namedPatient, namedUserOrAnonymous } from "../lib/http/named-patient.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { policy } from "../modules/policy.ts";

/**
 * Whether somebody must choose another password before this call. What needs no session stays open
 * to them, as it is to everybody.
 */
const isHeldUp = (actor: Actor, { access: rule, isOpenBeforeNewPassword }: EndpointDef): boolean =>
  actor.kind === "user" &&
  actor.mustChangePassword === true &&
  rule !== "anyone" &&
  !isOpenBeforeNewPassword;

/**
 * Checks every call against the policy's line for its access rule before any of its body is read: callers it does not
 * admit are not told what it expects, and cannot keep the server busy reading.
 */
export const access = fp((app) => {
  app.decorateRequest("grant", null);
  app.addHook("onRequest", async (request) => {
    const { endpoint } = request.routeOptions.config;
    if (!endpoint) return;
    if (isHeldUp(request.actor, endpoint)) throw new Refusal("new-password-needed");
    request.grant = await policy[endpoint.access]({
      actor: request.actor,
      patientId: namedPatient(request),
      userId: namedUserOrAnonymous(request.params),
      database: app.services.database,
    });
  });
  return Promise.resolve();
});
