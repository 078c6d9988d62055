import type { UserType } from "@regain/contract/entities/enumerations";
import { v7 } from "uuid";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import {
  findLiveSession,
  insertSession,
  revokeSessionsOf,
  touchSession,
} from "./auth-session.store.ts";
import { newToken, tokenHash } from "./token.ts";

const hour = 3_600_000;

/** How long a session lives after its last use, in ms. A clinician's opens many records, so it is short. */
const sessionLife: Readonly<Record<UserType, number>> = {
  patient: 30 * 24 * hour,
  clinician: 12 * hour,
};

/** Writing at every request would cost more than it tells. */
const touchEvery = 5 * 60_000;

const longestDevice = 200;

export interface NewSession {
  readonly userId: string;
  readonly type: UserType;
  readonly device: string;
}

/** Opens a session for a person who has proved who they are; answers its token, which is stored nowhere. */
export async function openSession(trx: Trx, session: NewSession, now: Date): Promise<string> {
  const token = newToken();
  await insertSession(trx, {
    id: v7(),
    token_hash: tokenHash(token),
    user_id: session.userId,
    device: session.device.slice(0, longestDevice),
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + sessionLife[session.type]),
    revoked_at: null,
  });
  return token;
}

/** Ends all sessions of a person but one that is named. Wants the person themself, or the actor `sign-in`. */
export const endSessionsOf = revokeSessionsOf;

/** Who a token belongs to, where it is alive; using it prolongs it. */
export function identify(
  database: Database,
  token: string,
  now: Date,
): Promise<UserActor | undefined> {
  return database.withActor(system("sign-in"), async (trx) => {
    const found = await findLiveSession(trx, tokenHash(token), now);
    if (!found) return undefined;
    if (now.getTime() - found.last_used_at.getTime() >= touchEvery)
      await touchSession(
        trx,
        found.session_id,
        now,
        new Date(now.getTime() + sessionLife[found.type]),
      );
    return {
      kind: "user",
      userId: found.user_id,
      type: found.type,
      subscription: found.subscription,
      institutionId: found.institution_id,
      institutionAdmin: found.institution_admin,
      sessionId: found.session_id,
    };
  });
}
