import type { FastifyRequest } from "fastify";
import { v7 } from "uuid";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { insertAudit } from "../audit.store.ts";
import type { SingleSignOnFailure, SingleSignOnProblem } from "./single-sign-on.service.ts";

const statuses: Readonly<Record<SingleSignOnProblem, number>> = {
  expired: 410,
  refused: 401,
  "too-weak": 401,
  "too-old": 401,
  "unknown-person": 401,
  "other-login": 401,
  unavailable: 503,
};

/**
 * Records a failed sign-in at an institution's own provider, for its admins' page. The person is
 * unknown: the provider did not say, or named somebody outside the institution. A successful one is
 * recorded when the link that completes it is followed.
 */
export async function recordFailedSignOn(
  { database, call }: { readonly database: Database; readonly call: string },
  request: FastifyRequest,
  { problem, institutionId }: SingleSignOnFailure,
): Promise<void> {
  if (institutionId === undefined) return;
  const row = {
    id: v7(),
    user_id: null,
    call: `GET ${call}`,
    access: "anyone",
    link_token_id: null,
    subject_patient_id: null,
    subject_user_id: null,
    institution_id: institutionId,
    kind: "sign-in",
    status: statuses[problem],
    error: `sso-${problem}`,
    ip: request.ip,
    request_id: request.id,
  } as const;
  try {
    await database.withActor(system("audit"), (trx) => insertAudit(trx, row));
  } catch (error) {
    request.log.error({ err: error, audit: row }, "The audit row could not be stored.");
  }
}
