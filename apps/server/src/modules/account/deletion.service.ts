import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { hasOtherAdmin, lockMembers } from "../institution-admins.store.ts";
import { endSessionsOf } from "../identity/auth-session.service.ts";
import { provePassword } from "../identity/proven-password.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { updateUser } from "./account.store.ts";

/** Long enough for a letter to be read, and for a second thought. */
export const graceDays = 14;

/**
 * Notes that the account is to be deleted after the time of grace, and signs all other devices out.
 * @returns when
 * @throws Refusal `wrong-password`, `last-admin`, `too-many-requests`
 */
export async function askForDeletion(
  { db, ...letters }: LetterParts & { readonly db: Database },
  { userId, sessionId, institutionId, institutionAdmin }: UserActor,
  password: string,
  now: Date,
): Promise<Date> {
  const person = await provePassword(db, userId, password, now);
  const due = new Date(now.getTime() + graceDays * dayMs);
  await db.withActor(system("sign-in"), async (trx) => {
    if (institutionAdmin && institutionId) {
      await lockMembers(trx, institutionId);
      if (!(await hasOtherAdmin(trx, { userId, institutionId }))) throw new Refusal("last-admin");
    }
    await updateUser(trx, userId, { deletion_due_at: due });
    await endSessionsOf(trx, userId, now, sessionId);
    await letters.jobs.enqueue(trx, "billing-deletion", { accountId: userId });
    if (person.email)
      await writeLetter(
        trx,
        letters,
        {
          kind: "accountDeletion",
          to: person.email,
          userId,
          values: {
            name: person.first_name ?? person.username,
            date: shownDate(localTime(due, person.time_zone).day),
          },
          path: "/account",
        },
        now,
      );
  });
  return due;
}
