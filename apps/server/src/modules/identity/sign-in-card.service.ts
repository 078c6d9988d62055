import { v7 } from "uuid";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { LinkTokenRow } from "../../db/tables/ways-in.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { accountOf } from "../account.store.ts";
import { requireActivePatient } from "../caseload/active-patient.service.ts";
import { lockPatient } from "../patient.store.ts";
import { requireFreshProofNow } from "./fresh-proof.service.ts";
import { insertLinkToken, revokeCards } from "./link-token.store.ts";
import { cardSecret, newCardCode } from "./sign-in-card.rules.ts";
import { tokenHash } from "./token.ts";

/**
 * The latest card: whether it is valid, who made it, and whether it ended along with the work of
 * the clinician who did.
 */
export function cardOnTheWire(latest: LinkTokenRow | undefined) {
  const ended = latest?.revoked_at ?? null;
  const card =
    latest && !ended
      ? {
          createdAt: latest.created_at.toISOString(),
          isOwn: latest.data.madeBy === latest.user_id,
        }
      : null;
  const withWork = latest?.data.endedWithWork === true ? ended : null;
  return { card, endedWithWorkAt: withWork?.toISOString() ?? null };
}

export interface NewCard {
  readonly code: string;
  readonly address: string;
  readonly createdAt: string;
}

/**
 * Creates a patient's card, replacing any older one; its code is stored nowhere.
 * @throws Refusal `no-card-beside-code` if the patient is asked for a one-time code at every login;
 *   `patient-discharged` for a clinician who has discharged them; `password-needed`, `code-needed`,
 *   `log-in-again` for the patient; `forbidden` if there is no such account
 */
export async function createCard(
  database: Database,
  actor: UserActor,
  patientId: string,
  publicUrl: string,
  now: Date,
): Promise<NewCard> {
  const account = await database.withActor(system("sign-in"), (trx) => accountOf(trx, patientId));
  if (!account) throw new Refusal("forbidden");
  if (account.needs_code) throw new Refusal("no-card-beside-code");
  if (actor.type === "patient") await requireFreshProofNow(database, actor, now);
  const code = newCardCode();
  await database.withActor(actor, async (trx) => {
    // Of two cards made at the same time, the second revokes the first; a clinician who hands over
    // the patient in the meantime makes none.
    await lockPatient(trx, patientId);
    if (actor.type === "clinician") await requireActivePatient(trx, actor.userId, patientId);
    await revokeCards(trx, patientId, now);
    await insertLinkToken(trx, {
      id: v7(),
      token_hash: tokenHash(cardSecret(code)),
      purpose: "sign-in",
      user_id: patientId,
      email: null,
      data: JSON.stringify({ card: true, madeBy: actor.userId }),
      created_at: now,
      expires_at: null,
      used_at: null,
      revoked_at: null,
    });
  });
  return {
    code,
    address: `${publicUrl}/login/card?token=${code}`,
    createdAt: now.toISOString(),
  };
}
