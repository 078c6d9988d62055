import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { hashNewPassword } from "../identity/password.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { requireInstitution, requirementsOf } from "../signup/institution.service.ts";
import { endSessions, setPassword } from "./account.store.ts";
import { readDetails } from "./account.service.ts";
import { provePassword } from "./proven-password.service.ts";

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password, ends the sessions of all other devices, and says so by mail.
 * @throws Refusal `wrong-password`, `weak-password`, `malformed-request`, `too-many-requests`
 */
export async function changeOwnPassword(
  { db, ...letters }: LetterParts & { readonly db: Database },
  { userId, sessionId, institutionId }: UserActor,
  { oldPassword, newPassword }: PasswordChange,
  now: Date,
): Promise<void> {
  await provePassword(db, userId, oldPassword, now);
  const actor = system("sign-in");
  const person = await db.withActor(actor, (trx) => readDetails(trx, userId));
  const institution = institutionId ? await requireInstitution(db, institutionId) : undefined;
  const hash = await hashNewPassword({
    password: newPassword,
    names: [person.username, person.email],
    field: "newPassword",
    ...(institution ? { requirements: requirementsOf(institution) } : {}),
  });
  await db.withActor(actor, async (trx) => {
    await setPassword(trx, userId, hash, now);
    await endSessions(trx, { userId, except: sessionId }, now);
    if (person.email)
      await writeLetter(
        trx,
        letters,
        {
          kind: "passwordChanged",
          to: person.email,
          userId,
          values: { name: person.first_name ?? person.username },
          path: "/forgot-password",
        },
        now,
      );
  });
}
