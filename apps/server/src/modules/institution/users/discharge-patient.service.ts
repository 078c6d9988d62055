import { dayMs } from "@regain/contract/durations";
import { localTime } from "@regain/therapy/days";
import type { Trx } from "../../../db/database.ts";
import {
  enqueueAccountSync,
  lastPaidDayOf,
  nextChargeOf,
} from "../../billing/sync-account.service.ts";
import { transitionSubscription } from "../../billing/transition-subscription.service.ts";
import { hasTemporaryPassword } from "../../identity/temporary-password.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { forgetAgreement, openEndedSponsorship } from "./discharge.store.ts";
import type { Target } from "./member.service.ts";
import { changeMember, institutionName, type Member } from "./member.store.ts";
import { hasAddress, writeResetLetter } from "./reset-user.service.ts";

/** Days the institution still pays for after a discharge, so that nobody's practice breaks off. */
const afterDays = 14;

/**
 * Gives what the institution paid for open-endedly an end, no earlier than that of months agreed on
 * before. Months it agreed on itself, and what the patient pays, stay.
 * @returns the end that was set
 */
async function endSponsorship(trx: Trx, patientId: string, now: Date): Promise<Date | undefined> {
  const sponsorship = await openEndedSponsorship(trx, patientId);
  if (!sponsorship) return undefined;
  const agreed = sponsorship.agreed_until?.getTime() ?? 0;
  const ends = new Date(Math.max(agreed, now.getTime() + afterDays * dayMs));
  await transitionSubscription(
    trx,
    patientId,
    {
      to: "paying",
      by: "sponsor",
      from: ["paying"],
      change: { period_ends_at: ends, agreed_until: null },
    },
    now,
  );
  return ends;
}

/**
 * What the letter says to somebody who pays for themselves: if they have canceled, until when they
 * can practice, because they were told that the institution would pay then; if they were suspended,
 * that they may log in, and when they will be charged.
 */
async function partingLetter(
  trx: Trx,
  userId: string,
  isLetIn: boolean,
  values: { readonly name: string; readonly institution: string },
) {
  const until = await lastPaidDayOf(trx, userId);
  if (until) {
    const kind = isLetIn ? "cancelledPayerLeftAndLetIn" : "cancelledPayerLeft";
    return { kind, values: { ...values, date: until } } as const;
  }
  if (!isLetIn) return { kind: "leftInstitution", values } as const;
  const date = await nextChargeOf(trx, userId);
  if (!date) return { kind: "leftAndLetIn", values } as const;
  return { kind: "payerLeftAndLetIn", values: { ...values, date } } as const;
}

/**
 * Takes a patient out of the institution: the account, its data and its clinicians stay, a
 * suspension by the institution ends, and somebody whose password is void is told how to set a new
 * one. Requires the actor `membership`.
 */
export async function dischargeFromInstitution(
  trx: Trx,
  letters: LetterParts,
  { institutionId, userId }: Target,
  member: Member,
  now: Date,
): Promise<void> {
  const institution = await institutionName(trx, institutionId);
  const ends = await endSponsorship(trx, userId, now);
  await forgetAgreement(trx, userId, institutionId);
  await changeMember(trx, { institutionId, userId }, { institution_id: null, status: "ACTIVE" });
  const isLetIn = member.status === "SUSPENDED";
  if (isLetIn) await enqueueAccountSync(letters.jobs, trx, userId);
  if (!hasAddress(member)) return;
  const values = { name: member.first_name ?? member.username, institution };
  const to = { to: member.email, userId, path: "/account" };
  if (ends) {
    // Until then no plan is offered; on that day, another letter leads to the plans.
    const date = shownDate(localTime(ends, member.time_zone).day);
    const letter = { kind: "sponsorshipEnds", values: { ...values, date } } as const;
    await writeLetter(trx, letters, { ...letter, ...to }, now);
  } else {
    const letter = await partingLetter(trx, userId, isLetIn, values);
    await writeLetter(trx, letters, { ...letter, ...to }, now);
  }
  if (isLetIn && (await hasTemporaryPassword(trx, userId)))
    await writeResetLetter(trx, letters, institutionId, member, now);
}
