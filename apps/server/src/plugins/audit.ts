import type { AccessRule } from "@regain/contract/access";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { v7 } from "uuid";
import { system } from "../db/actor.ts";
import { namedPatient, namedUser } from "../lib/http/named-patient.ts";
import { type AuditRow, insertAudit } from "../modules/audit.store.ts";

/** The rules whose calls read or change a patient's data. */
const audited: ReadonlySet<AccessRule> = new Set([
  "own-patient",
  "own-results",
  "patient-record",
  "practising-patient",
  "own-user",
]);

/** Of a call about a user: only a patient's own account holds a patient's data. */
function patientByUser({ actor, params }: FastifyRequest): string | undefined {
  const isPatient = actor.kind === "user" && actor.type === "patient";
  return isPatient ? namedUser(params) : undefined;
}

function rowOf(request: FastifyRequest, reply: FastifyReply, rule: AccessRule): AuditRow {
  return {
    id: v7(),
    user_id: request.actor.kind === "user" ? request.actor.userId : null,
    call: `${request.method} ${request.routeOptions.url}`,
    access: request.grant ? `${rule}: ${request.grant}` : rule,
    subject_patient_id: namedPatient(request.params) ?? patientByUser(request) ?? null,
    status: reply.statusCode,
    error: request.refusedWith,
    ip: request.cameFrom,
    request_id: request.id,
  };
}

/**
 * One row for each call that touches a patient's data, written before the answer leaves and in a transaction of
 * its own, so that a refused call leaves its trace. Where the row cannot be stored it goes to the log, and the
 * answer goes out: a full disk must not stop people from reading.
 */
export const audit = fp((app) => {
  app.decorateRequest("cameFrom", "");
  // Asked at once: who hangs up before the answer has no address any more.
  app.addHook("onRequest", (request, _, done) => {
    request.cameFrom = request.ip ?? "";
    done();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const rule = request.routeOptions.config.endpoint?.access;
    if (rule && audited.has(rule)) {
      const row = rowOf(request, reply, rule);
      try {
        await app.services.database.withActor(system("audit"), (trx) => insertAudit(trx, row));
      } catch (error) {
        request.log.error({ err: error, audit: row }, "The audit row could not be stored.");
      }
    }
    return payload;
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** The caller's address when the request came. */
    cameFrom: string;
  }
}
