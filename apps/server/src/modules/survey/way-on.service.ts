import type { LinkActor, UserActor } from "../../db/actor.ts";
import type { Trx } from "../../db/database.ts";
import { issueLink } from "../identity/link-token.service.ts";
import type { Destination } from "./survey.rules.ts";

export interface NextStep {
  readonly destination: string | null;
  readonly token: string | null;
}

/**
 * The next page. Somebody who came by a link gets a link to it; somebody signed in is known there.
 * Requires the actor `survey`.
 */
export async function nextStepFor(
  trx: Trx,
  actor: UserActor | LinkActor,
  next: Destination | undefined,
  now: Date,
): Promise<NextStep> {
  if (!next) return { destination: null, token: null };
  const { path, purpose } = next;
  const { userId } = actor;
  const isByLink = actor.kind === "link" && userId !== null && purpose !== null;
  const token = isByLink ? await issueLink(trx, { purpose, userId }, now) : null;
  return { destination: path, token };
}
