import { dayMs } from "@regain/contract/durations";
import { deletionGraceDays } from "@regain/contract/payments-at-deletion";
import { localTime } from "@regain/therapy/days";
import { system, type UserActor } from "../../db/actor.ts";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { enqueueAccountSync } from "../billing/sync-account.service.ts";
import { paymentWords } from "../billing/account/payment-words.service.ts";
import { clinicianName } from "../caseload/care-team.service.ts";
import { lockMembers, otherAdmins } from "../institution-admins.store.ts";
import { revokeSessions } from "../identity/auth-session.service.ts";
import { requireFreshProof } from "../identity/fresh-proof.service.ts";
import { provePassword } from "../identity/proven-password.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { shownDate } from "../../lib/shown-date.ts";
import { readDetails } from "./account.service.ts";
import { updateUser } from "./account.store.ts";
import { notifyAdmins } from "./notify-admins.service.ts";

/**
 * Marks the account for deletion after the grace period, and signs out all other devices.
 * @returns when it will be deleted
 * @param password if given; otherwise they have just proved who they are
 * @throws Refusal `wrong-password`, `last-admin`, `too-many-requests`, `signs-in-elsewhere`;
 *   `password-needed`, `code-needed`, `log-in-again`
 */
export async function scheduleDeletion(
  { db, ...letters }: LetterParts & { readonly db: Database },
  { userId, sessionId, type, institutionId, institutionAdmin }: UserActor,
  password: string | undefined,
  now: Date,
): Promise<Date> {
  if (password !== undefined) await provePassword(db, userId, password, now);
  const due = new Date(now.getTime() + deletionGraceDays * dayMs);
  await db.withActor(system("sign-in"), async (trx) => {
    const person = await readDetails(trx, userId);
    if (type === "clinician" && institutionId) {
      await lockMembers(trx, institutionId);
      const admins = await otherAdmins(trx, { userId, institutionId });
      if (institutionAdmin && admins.length === 0) throw new Refusal("last-admin");
      const [heir] = admins;
      // A repeated request is no news.
      if (heir && !person.deletion_due_at)
        await notifyAdmins(
          trx,
          letters,
          { clinician: person, admins },
          {
            kind: "clinicianLeaves",
            values: (timeZone) => ({
              admin: clinicianName(heir),
              date: shownDate(localTime(due, timeZone).day),
            }),
          },
          now,
        );
    }
    if (password === undefined) await requireFreshProof(trx, { userId, sessionId }, now);
    await updateUser(trx, userId, { deletion_due_at: due });
    await revokeSessions(trx, userId, now, sessionId);
    await enqueueAccountSync(letters.jobs, trx, userId);
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
            payments: await paymentWords(trx, userId, { due, now }),
          },
          path: "/account",
        },
        now,
      );
  });
  return due;
}
