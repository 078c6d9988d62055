import { dayMs, hourMs } from "@regain/contract/durations";
import type { UserType } from "@regain/contract/entities/enumerations";
import { v7 } from "uuid";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { forMany } from "../../db/guarded-pool.ts";
import { refusedByDatabase } from "../../db/refused-by-database.ts";
import { type BatchedQuery, batchedQuery } from "../../lib/batcher.ts";
import {
  findSessions,
  type FoundSession,
  insertSession,
  touchSession,
} from "./auth-session.store.ts";
import { newToken, tokenHash } from "./token.ts";

/** How long a session lives after its last use, in ms. A clinician's opens many records, so it is short. */
const sessionLife: Readonly<Record<UserType, number>> = {
  patient: 30 * dayMs,
  clinician: 12 * hourMs,
};

/** However much it is used, it ends after this, in ms, and the person proves again who they are. */
const longestLife: Readonly<Record<UserType, number>> = {
  patient: 365 * dayMs,
  clinician: 7 * dayMs,
};

/** Writing on every request would cost more than it is worth. */
const touchEvery = 5 * 60_000;

const maxDeviceLength = 200;

/** A printed card, by who made it; null if that was not recorded. */
export interface Card {
  readonly madeBy: string | null;
}

export interface NewSession {
  readonly userId: string;
  readonly type: UserType;
  readonly device: string;
  /** False for somebody who came in by a card or a link. */
  readonly byPassword?: boolean;
  /** For somebody who came in by a card. */
  readonly card?: Card;
}

/** Opens a session for a person who has proved who they are; returns its token, which is stored nowhere. */
export async function openSession(trx: Trx, session: NewSession, now: Date): Promise<string> {
  const token = newToken();
  await insertSession(trx, {
    id: v7(),
    token_hash: tokenHash(token),
    user_id: session.userId,
    device: session.device.slice(0, maxDeviceLength),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + sessionLife[session.type]),
    revoked_at: null,
    by_password: session.byPassword ?? true,
    by_card: session.card !== undefined,
    card_made_by: session.card?.madeBy ?? null,
  });
  return token;
}

/**
 * Ends all of a person's sessions, except one if it is named. Requires the person themself as the
 * actor, or the actor `sign-in`.
 */
export { revokeSessions } from "./auth-session.store.ts";

/** Ends one session. Requires the person themself as the actor, or the actor `sign-in`. */
export { revokeSession } from "./auth-session.store.ts";

/** Makes anyone who ends a person's sessions, or changes their password, wait until this transaction ends. */
export { lockUser } from "./lock-account.store.ts";

/** Extends a session in use. If nothing can be written, as on a full disk, it continues as it is. */
async function prolong(database: Database, found: FoundSession, now: Date): Promise<void> {
  if (now.getTime() - found.last_used_at.getTime() < touchEvery) return;
  const end = found.created_at.getTime() + longestLife[found.type];
  const until = new Date(Math.min(now.getTime() + sessionLife[found.type], end));
  try {
    await database.withActor(system("sign-in"), (trx) =>
      touchSession(trx, found.session_id, now, until),
    );
  } catch (error) {
    if (refusedByDatabase(error)?.code !== "unavailable") throw error;
  }
}

type SessionFinder = BatchedQuery<Buffer, FoundSession | undefined>;

async function findAll(
  database: Database,
  tokenHashes: readonly Buffer[],
): Promise<(FoundSession | undefined)[]> {
  const found = await database.withActor(system("sign-in"), (trx) =>
    findSessions(trx, tokenHashes),
  );
  const byHash = new Map(found.map((one) => [one.token_hash.toString("hex"), one]));
  return tokenHashes.map((hash) => byHash.get(hash.toString("hex")));
}

/** Looks up the sessions of simultaneous calls together: the more there are, the less each one costs. */
export const sessionFinder = (database: Database): SessionFinder =>
  batchedQuery((tokenHashes) => forMany(() => findAll(database, tokenHashes)));

/** Who a token belongs to, if its session is live; using it extends it. */
export async function identify(
  database: Database,
  token: string,
  now: Date,
  sessions = sessionFinder(database),
): Promise<UserActor | undefined> {
  const found = await sessions.ask(tokenHash(token));
  if (!found || found.expires_at <= now || found.status !== "ACTIVE") return undefined;
  await prolong(database, found, now);
  return {
    kind: "user",
    userId: found.user_id,
    type: found.type,
    subscription: found.subscription,
    institutionId: found.institution_id,
    institutionAdmin: found.institution_admin,
    sessionId: found.session_id,
    mustChangePassword: found.by_password && found.prompt_change_password,
  };
}
