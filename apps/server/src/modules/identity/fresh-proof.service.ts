import { system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { accountOf } from "../account.store.ts";
import { isFresh, isProvenAddress, lastProof, wayToProve } from "./proof.rules.ts";
import { findProof, findProvenAddress } from "./proof.store.ts";

/**
 * For changes to how somebody logs in or recovers the account: anyone who merely finds an open
 * session must not be able to take over the account. Requires the actor `sign-in`.
 * @throws Refusal `password-needed`, `code-needed`, `log-in-again`: what would prove it
 */
export async function requireFreshProof(
  trx: Trx,
  { userId, sessionId }: Pick<UserActor, "userId" | "sessionId">,
  now: Date,
): Promise<void> {
  const session = await findProof(trx, sessionId);
  const account = await accountOf(trx, userId);
  if (!session || !account) throw new Refusal("session-ended");
  const way = wayToProve(account);
  const provedAt = lastProof(session, way);
  if (!provedAt || !isFresh(provedAt, now)) throw new Refusal(way);
}

/**
 * For changes that send the codes of each login to this address from then on: a mistyped one would
 * lock the person out. Requires the actor `sign-in`.
 * @throws Refusal `address-code-needed`
 */
export async function requireProvenAddress(
  trx: Trx,
  sessionId: string,
  address: string,
  now: Date,
): Promise<void> {
  const proven = await findProvenAddress(trx, sessionId);
  if (!proven || !isProvenAddress(proven, address, now)) throw new Refusal("address-code-needed");
}

/** As `requireFreshProof`, in a transaction of its own. */
export const requireFreshProofNow = (
  database: Database,
  actor: UserActor,
  now: Date,
): Promise<void> =>
  database.withActor(system("sign-in"), (trx) => requireFreshProof(trx, actor, now));
