import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { lockAccount } from "./lock-account.store.ts";
import { replacePassword } from "./new-password.service.ts";
import { namesIn } from "./password.rules.ts";
import { hashNewPassword, type PasswordParts } from "./password.service.ts";
import { requirementsFor } from "./password-requirements.store.ts";
import { provePassword } from "./proven-password.service.ts";

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password of somebody signed in, ends the sessions on all other devices, and notifies
 * them by mail.
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
    names: namesIn(account),
    field: "newPassword",
    ...(requirements ? { requirements } : {}),
  });
  await database.withActor(actor, async (trx) => {
    const held = await lockAccount(trx, userId);
    // If somebody was given another password in the meantime, or was suspended, knowing the old one
    // must not overrule that.
    const isSame = held?.password_hash === account.password_hash && held.status === "ACTIVE";
    if (!isSame) throw new Refusal("wrong-password");
    await replacePassword(trx, parts, held, passwordHash, now, sessionId);
  });
}
