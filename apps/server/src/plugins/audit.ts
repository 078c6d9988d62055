import type { AccessRule } from "@regain/contract/access";
import type { EndpointDef } from "@regain/contract/endpoint";
import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { v7 } from "uuid";
import { system } from "../db/actor.ts";
import { forMany } from "../db/guarded-pool.ts";
import { namedPatient, namedUser } from "../lib/http/named-patient.ts";
import { createBatcher } from "../lib/batcher.ts";
import type { Concerned } from "../lib/http/refusal.ts";
import { actKind, isAdministration, isSignIn, nameOfCall } from "../modules/audit-acts.rules.ts";
import { type AuditRow, insertAudit } from "../modules/audit.store.ts";

/** For a call about a user: only a patient's own account contains a patient's data. */
function patientByUser({ actor, params }: FastifyRequest): string | undefined {
  const isPatient = actor.kind === "user" && actor.type === "patient";
  return isPatient ? namedUser(params) : undefined;
}

/** For a call that names nobody: a patient asks about themselves. */
const askingPatient = ({ actor }: FastifyRequest) =>
  actor.kind === "user" && actor.type === "patient" ? actor.userId : undefined;

/** For a call that names nobody in its path but turned out to be about a patient. */
const patientConcerned = ({ concerns }: FastifyRequest) =>
  concerns?.type === "patient" ? concerns.userId : undefined;

const patientNamed = (request: FastifyRequest) => namedPatient(request);
const noPatient = () => undefined;

/**
 * Whose data the calls under a rule read or change, if they come with a session; calls under rules not listed concern
 * no patient. A call through a link is about the person the link was given to, whatever the path names.
 */
const subjects: Readonly<
  Partial<Record<AccessRule, (request: FastifyRequest) => string | undefined>>
> = {
  patient: askingPatient,
  "patient-or-link": askingPatient,
  "own-patient": patientNamed,
  "own-results": patientNamed,
  "patient-record": patientNamed,
  "patient-record-or-link": patientNamed,
  "practising-patient": patientNamed,
  "caseload-record": patientNamed,
  // A list of patients is patient data too; in a clinician's own call, the path names the clinician.
  clinician: noPatient,
  "own-clinician": patientConcerned,
  // An admin manages accounts, a right that lets them read nothing about a patient.
  "own-institution": noPatient,
  "own-user": patientByUser,
  link: patientByUser,
  "signed-in-or-link": patientByUser,
};

/** Whether every call under the rule leaves a row. */
export const isAuditedRule = (rule: AccessRule): boolean => rule in subjects;

/**
 * Someone trying to sign in is nobody yet. A try with an unknown name leaves a row as well, so that it is not
 * answered any sooner. One that is not even attempted, as after too many tries, leaves a row only if it is known whom
 * it concerns.
 */
const isTryToEnter = ({ concerns }: FastifyRequest, status: number, call: string): boolean =>
  isSignIn(call) && (concerns !== null || status === 401);

/** Someone who creates an account because an institution invited them is nobody before. */
const isJoining = ({ concerns }: FastifyRequest, call: string): boolean =>
  concerns !== null && isAdministration(call);

function isAudited(request: FastifyRequest, status: number, endpoint: EndpointDef): boolean {
  const { access: rule } = endpoint;
  const call = nameOfCall(endpoint);
  return (
    isAuditedRule(rule) ||
    (rule === "anyone" &&
      (request.comesBy !== null || request.isAboutCaller || request.aboutPatient !== null)) ||
    (request.actor.kind === "user" && isSignIn(call)) ||
    isJoining(request, call) ||
    isTryToEnter(request, status, call)
  );
}

/** Who did it, if known: whoever signs in is known from then on. */
function callerOf({ actor, concerns }: FastifyRequest) {
  if (actor.kind === "user") return { user: actor.userId, institution: actor.institutionId };
  return { user: concerns?.userId ?? null, institution: concerns?.institutionId ?? null };
}

function subjectOf(request: FastifyRequest, rule: AccessRule): string | null {
  const { comesBy } = request;
  if (comesBy) return comesBy.userType === "patient" ? comesBy.userId : null;
  if (request.isAboutCaller) return askingPatient(request) ?? null;
  if (request.aboutPatient) return request.aboutPatient;
  return subjects[rule]?.(request) ?? null;
}

function rightOf({ comesBy, grant }: FastifyRequest, rule: AccessRule): string {
  if (comesBy) return `${rule}: link ${comesBy.purpose}`;
  return grant ? `${rule}: ${grant}` : rule;
}

/** For one of the users or invitations that a call created: the call's later outcome does not undo it. */
const rowOfPerson = (request: FastifyRequest, endpoint: EndpointDef, id: string): AuditRow => ({
  ...rowOf(request, endpoint, 200),
  subject_user_id: id,
  detail: "person",
  error: null,
});

function rowOf(request: FastifyRequest, endpoint: EndpointDef, status: number): AuditRow {
  const { access: rule } = endpoint;
  const { user, institution } = callerOf(request);
  const isPatient = request.actor.kind === "user" && request.actor.type === "patient";
  return {
    id: v7(),
    user_id: user,
    call: `${request.method} ${request.routeOptions.url}`,
    access: rightOf(request, rule),
    link_token_id: request.comesBy?.tokenId ?? null,
    subject_patient_id: subjectOf(request, rule),
    subject_user_id: request.auditSubject ?? namedUser(request.params) ?? null,
    institution_id: institution,
    kind: institution ? actKind(nameOfCall(endpoint), { isPatient }) : null,
    detail: request.auditDetail,
    status,
    error: request.refusedWith,
    ip: request.cameFrom,
    request_id: request.id,
  };
}

/**
 * One row for each call that touches a patient's data, written before the answer is sent, in a separate transaction,
 * so that a refused call leaves its trace. If the row cannot be stored, it goes to the log and the answer is sent: a
 * full disk must not stop people from reading.
 */
export const audit = fp((app) => {
  // The more calls there are, the more rows are stored createBatcher.
  const keep = createBatcher<AuditRow>((rows) =>
    forMany(() =>
      app.services.database.withActor(system("audit"), (trx) => insertAudit(trx, ...rows)),
    ),
  );
  const keepOrLog = (request: FastifyRequest, row: AuditRow) =>
    keep(row).catch((error: unknown) => {
      request.log.error({ err: error, audit: row }, "The audit row could not be stored.");
    });
  app.decorateRequest("cameFrom", "");
  app.decorateRequest("concerns", null);
  app.decorateRequest("isAboutCaller", false);
  app.decorateRequest("aboutPatient", null);
  app.decorateRequest("auditDetail", null);
  app.decorateRequest("auditSubject", null);
  app.decorateRequest("auditedPeople", 0);
  app.decorateRequest("auditPerson", async function auditPerson(this: FastifyRequest, id) {
    const { endpoint } = this.routeOptions.config;
    this.auditedPeople += 1;
    if (endpoint) await keepOrLog(this, rowOfPerson(this, endpoint, id));
  });
  // Read immediately: a caller who hangs up before the answer has no address any more.
  app.addHook("onRequest", (request, _, done) => {
    request.cameFrom = request.ip ?? "";
    done();
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const { config } = request.routeOptions;
    const endpoint = config.endpoint ?? config.actsAs;
    const { statusCode } = reply;
    // The rows of its people cover it, unless the call failed after them.
    const isSaid = request.auditedPeople > 0 && statusCode < 400;
    if (endpoint && !request.isTurnedAway && !isSaid && isAudited(request, statusCode, endpoint))
      await keepOrLog(request, rowOf(request, endpoint, statusCode));
    return payload;
  });
  return Promise.resolve();
});

declare module "fastify" {
  interface FastifyRequest {
    /** The caller's address when the request arrived. */
    cameFrom: string;
    /** The person a call turned out to be about, if its path names nobody. */
    concerns: Concerned | null;
    /** Whether a call open to anybody used the caller's own session. */
    isAboutCaller: boolean;
    /** The patient whom a call open to anybody turned out to be about, whoever the caller is. */
    aboutPatient: string | null;
    /** Which of the things that the call can do was requested. */
    auditDetail: string | null;
    /** The user or invitation that the call created, if its path names none. */
    auditSubject: string | null;
    /**
     * Immediately writes a separate row for each user or invitation that one call creates: it stays even if the call
     * fails or is given up before its end.
     */
    auditPerson(id: string): Promise<void>;
    auditedPeople: number;
  }
}
