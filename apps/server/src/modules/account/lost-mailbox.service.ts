import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { requireUnusedLogin } from "../signup/new-account.service.ts";
import { retireEmail, readDetails } from "./account.service.ts";
import { lockDetails, updateUser } from "./account.store.ts";

/**
 * For somebody who has lost their mailbox, once our staff know it is them: turns off emailed codes,
 * and gives the account another address if one is named. That address has not been proven to
 * receive codes yet.
 * @throws Refusal `email-in-use`
 */
export async function replaceMailbox(
  { db, ...letters }: LetterParts & { readonly db: Database },
  userId: string,
  email: string | undefined,
  now: Date,
): Promise<void> {
  await db.withActor(system("sign-in"), async (trx) => {
    await lockDetails(trx, userId);
    const before = await readDetails(trx, userId);
    if (email !== undefined) await requireUnusedLogin(trx, { email, username: undefined });
    await updateUser(trx, userId, { one_time_codes: false, ...(email ? { email } : {}) });
    if (email !== undefined) await retireEmail(trx, letters, before, email, now);
  });
}
