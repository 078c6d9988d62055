import type { LinkPurpose } from "@regain/contract/link-purposes";
import type { FastifyRequest } from "fastify";
import type { LinkActor, UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requestToken } from "../../lib/http/request-token.ts";
import { findLink } from "./link-token.service.ts";
import { isLinkToken } from "./token.ts";

/**
 * Who a request's token names, for the calls whose refusals the specification fixes: they have one
 * code for every token that names nobody, including stale ones.
 * @throws Refusal `no-token`, `no-user-found-token-error`
 */
export async function namedByToken(
  database: Database,
  request: FastifyRequest,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<UserActor | LinkActor> {
  request.isAboutCaller = request.actor.kind === "user";
  if (request.actor.kind === "user") return request.actor;
  const token = requestToken(request);
  if (!token) throw new Refusal("no-token");
  const found = isLinkToken(token) ? await findLink(database, token, purposes, now) : undefined;
  // Recorded before it is judged, so that the audit trail also shows by which link somebody was refused.
  request.comesBy = found?.link ?? null;
  if (!found || found.problem) throw new Refusal("no-user-found-token-error");
  return found.link;
}
