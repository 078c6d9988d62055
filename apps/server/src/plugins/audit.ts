import type { AccessRule } from "@regain/contract/access";
import type { FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { v7 } from "uuid";
import { system } from "../db/actor.ts";
import { namedPatient, namedUser } from "../lib/http/named-patient.ts";
import { type AuditRow, insertAudit } from "../modules/audit.store.ts";

/** Of a call about a user: only a patient's own account holds a patient's data. */
function patientByUser({ actor, params }: FastifyRequest): string | undefined {
  const isPatient = actor.kind === "user" && actor.type === "patient";
  return isPatient ? namedUser(params) : undefined;
}

/** Of a call that names nobody: a patient asks about themselves. */
const askingPatient = ({ actor }: FastifyRequest) =>
  actor.kind === "user" && actor.type === "patient" ? actor.userId : undefined;

const patientNamed = (request: FastifyRequest) => namedPatient(request);
const noPatient = () => undefined;

/**
 * Whose data the calls of a rule read or change, where they come with a session; calls of the rules that are not here
 * concern no patient. By a link it is about whom the link was given to, whatever the path names.
 */
const subjects: Readonly<
  Partial<Record<AccessRule, (request: FastifyRequest) => string | undefined>>
> = {
  patient: askingPatient,
  "own-patient": patientNamed,
  "own-results": patientNamed,
  "patient-record": patientNamed,
  "patient-record-or-link": patientNamed,
  "practising-patient": patientNamed,
  "practice-record": patientNamed,
  "caseload-record": patientNamed,
  // A list of patients is data of patients too; of a clinician's own call the path names the clinician.
  clinician: noPatient,
  "own-clinician": noPatient,
  // An admin manages accounts, and reads nothing of a patient by that right.
  "own-institution": noPatient,
  "own-user": patientByUser,
  link: patientByUser,
  "signed-in-or-link": patientByUser,
};

const isAudited = ({ comesBy }: FastifyRequest, rule: AccessRule): boolean =>
  rule in subjects || (rule === "anyone" && comesBy !== null);

function subjectOf(request: FastifyRequest, rule: AccessRule): string | null {
  const { comesBy } = request;
  if (comesBy) return comesBy.userType === "patient" ? comesBy.userId : null;
  return subjects[rule]?.(request) ?? null;
}

function rightOf({ comesBy, grant }: FastifyRequest, rule: AccessRule): string {
  if (comesBy) return `${rule}: link ${comesBy.purpose}`;
  return grant ? `${rule}: ${grant}` : rule;
}

function rowOf(request: FastifyRequest, reply: FastifyReply, rule: AccessRule): AuditRow {
  return {
    id: v7(),
    user_id: request.actor.kind === "user" ? request.actor.userId : null,
    call: `${request.method} ${request.routeOptions.url}`,
    access: rightOf(request, rule),
    link_token_id: request.comesBy?.tokenId ?? null,
    subject_patient_id: subjectOf(request, rule),
    subject_user_id: namedUser(request.params) ?? null,
    institution_id: request.actor.kind === "user" ? request.actor.institutionId : null,
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
    if (rule && isAudited(request, rule)) {
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
