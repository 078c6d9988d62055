import type { FastifyRequest } from "fastify";
import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { Refusal } from "../../../lib/http/refusal.ts";
import { requestToken } from "../../../lib/http/request-token.ts";
import { findAccount } from "../../account.store.ts";
import { enforceRateLimitsNow } from "../../identity/rate-limit.service.ts";
import { limitOfIp } from "../../identity/rate-limit.rules.ts";
import { namedByToken } from "../../identity/named-by-token.service.ts";
import { findPayer, type Payer } from "../billing.store.ts";
import { isOnHold } from "../subscription-states.rules.ts";

/** Whose subscription this is about, and whether they identified themselves. */
export interface PayerIdentity {
  readonly patientId: string;
  /** By a session or a link of theirs; false if anyone could have typed the name. */
  readonly isProven: boolean;
}

/** @throws Refusal `no-user-found-email-error`, `no-user-found-username-error`, `forbidden` */
async function byName(database: Database, name: string): Promise<PayerIdentity> {
  const found = await database.withActor(system("sign-in"), (trx) => findAccount(trx, name));
  if (found?.status !== "ACTIVE")
    throw new Refusal(
      name.includes("@") ? "no-user-found-email-error" : "no-user-found-username-error",
    );
  if (found.type !== "patient") throw new Refusal("forbidden");
  return { patientId: found.id, isProven: false };
}

/**
 * Identified by the request's token if there is one, otherwise by the name that was typed.
 * @throws Refusal `no-token`, `no-user-found-token-error`, `no-user-found-email-error`,
 *   `no-user-found-username-error`, `forbidden` for a clinician, `too-many-requests`
 */
export async function identifyPayer(
  database: Database,
  request: FastifyRequest,
  emailOrUsername: string | undefined,
  now: Date,
): Promise<PayerIdentity> {
  const name = emailOrUsername?.trim();
  if (!requestToken(request) && name) {
    await enforceRateLimitsNow(database, [limitOfIp("checkout", request.ip)], now);
    const payer = await byName(database, name);
    request.aboutPatient = payer.patientId;
    return payer;
  }
  const named = await namedByToken(database, request, ["subscribe"], now);
  const { userId } = named;
  if (!userId) throw new Refusal("no-user-found-token-error");
  const type = named.kind === "user" ? named.type : named.userType;
  if (type !== "patient") throw new Refusal("forbidden");
  return { patientId: userId, isProven: true };
}

/** @throws Refusal `forbidden` for somebody suspended or waiting to be deleted */
export async function loadPayer(trx: Trx, patientId: string): Promise<Payer> {
  const payer = await findPayer(trx, patientId);
  if (!payer || isOnHold(payer)) throw new Refusal("forbidden");
  return payer;
}
