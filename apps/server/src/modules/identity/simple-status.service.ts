import type { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import type { CallResult } from "@regain/contract/endpoint";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { FastifyRequest } from "fastify";
import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { findAccount, loadPerson } from "../account.store.ts";
import { enforceRateLimits } from "./rate-limit.service.ts";
import { limitOfIp } from "./rate-limit.rules.ts";
import { namedByToken } from "./named-by-token.service.ts";

type Status = CallResult<typeof simpleStatus>["body"];

/** The purposes whose links lead to a page that must know whose link it is: the plans, and more days on trial. */
const purposes: readonly LinkPurpose[] = ["subscribe", "retrial"];

async function byToken(database: Database, request: FastifyRequest, now: Date): Promise<Status> {
  const { userId } = await namedByToken(database, request, purposes, now);
  const person = userId
    ? await database.withActor(system("sign-in"), (trx) => loadPerson(trx, userId))
    : undefined;
  if (!person) throw new Refusal("no-user-found-token-error");
  const { id, type: userType, subscription_status: status } = person;
  return { hasAccount: true, userId: id, userType, status };
}

async function byName(
  database: Database,
  { name, ip }: { readonly name: string; readonly ip: string },
  now: Date,
): Promise<Status> {
  const actor = system("sign-in");
  await database.withActor(actor, (trx) => enforceRateLimits(trx, [limitOfIp("status", ip)], now));
  const found = await database.withActor(actor, (trx) => findAccount(trx, name));
  if (found?.status !== "ACTIVE")
    throw new Refusal(
      name.includes("@") ? "no-user-found-email-error" : "no-user-found-username-error",
    );
  return { hasAccount: true, userId: null, userType: found.type, status: null };
}

/**
 * Whether somebody has an account to subscribe with: by the token if there is one, otherwise by the
 * name that was typed.
 * @throws Refusal `no-token`, `no-user-found-token-error`, `no-user-found-email-error`,
 *   `no-user-found-username-error`, `too-many-requests`
 */
export function simpleStatusOf(
  database: Database,
  request: FastifyRequest,
  emailOrUsername: string | undefined,
  now: Date,
): Promise<Status> {
  const name = emailOrUsername?.trim();
  if (!name || requestToken(request)) return byToken(database, request, now);
  return byName(database, { name, ip: request.ip }, now);
}
