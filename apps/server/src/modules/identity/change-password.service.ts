import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { replacePassword } from "./new-password.service.ts";
import { hashNewPassword, type PasswordParts } from "./password.service.ts";
import { requirementsFor } from "./password-requirements.store.ts";
import { provePassword } from "./proven-password.service.ts";

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password of who is signed in, ends the sessions of all other devices, and says so by mail.
 * @throws Refusal `wrong-password`, `weak-password`, `malformed-request`, `too-many-requests`
 */
export async function changeOwnPassword(
  database: Database,
  parts: LetterParts & PasswordParts,
  { userId, sessionId }: UserActor,
  { oldPassword, newPassword }: PasswordChange,
  now: Date,
): Promise<void> {
  const account = await provePassword(database, userId, oldPassword, now);
  const actor = system("sign-in");
  const requirements = await database.withActor(actor, (trx) => requirementsFor(trx, userId));
  const passwordHash = await hashNewPassword(parts, {
    password: newPassword,
    names: [account.username, account.email],
    field: "newPassword",
    ...(requirements ? { requirements } : {}),
  });
  await database.withActor(actor, (trx) =>
    replacePassword(trx, parts, account, passwordHash, now, sessionId),
  );
}
