import { system } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import type { LetterParts } from "../messaging/letter.service.ts";
import { refuseTwins } from "../signup/new-account.service.ts";
import { leaveAddress, readDetails } from "./account.service.ts";
import { lockDetails, updateUser } from "./account.store.ts";

/**
 * For who has lost their mailbox, once somebody of our own knows that it is them: asks for no codes by mail any more, and
 * gives the account another address where one is named. Nobody has shown yet that codes arrive there.
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
    if (email !== undefined) await refuseTwins(trx, { email, username: undefined });
    await updateUser(trx, userId, { one_time_codes: false, ...(email ? { email } : {}) });
    if (email !== undefined) await leaveAddress(trx, letters, before, email, now);
  });
}
