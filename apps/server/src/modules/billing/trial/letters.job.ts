import { system } from "../../../db/actor.ts";
import type { Database, Trx } from "../../../db/database.ts";
import { type Attempts, collectFailures } from "../../../lib/collect-failures.ts";
import type { Job } from "../../../lib/jobs.ts";
import { processAllPending } from "../../../lib/process-all-pending.ts";
import { issueLink } from "../../identity/link-token.service.ts";
import { type LetterParts, writeLetter } from "../../messaging/letter.service.ts";
import {
  type DueLetter,
  isOfCharge,
  letterKinds,
  type LetterOfBilling,
  lettersDue,
  recordLetter,
} from "./expiry.store.ts";
import { shownDate } from "../../../lib/shown-date.ts";
import { dayOf, nextPaymentOf } from "../account/subscription-info.rules.ts";
import { shownCents } from "../checkout/pricing.rules.ts";

export interface BillingLetterParts {
  readonly database: Database;
  readonly letters: LetterParts;
  readonly clock: () => Date;
}

const jobs = system("jobs");

/** Where each letter's button leads, with the token its page needs. */
const pages: Readonly<
  Record<LetterOfBilling, (trx: Trx, userId: string, now: Date) => Promise<string>>
> = {
  trialEnding: subscribePage,
  // Offers both: continuing and canceling.
  firstCharge: () => Promise.resolve("/account"),
  yearlyCharge: () => Promise.resolve("/account"),
  trialOver: subscribePage,
  sponsorshipOver: subscribePage,
  retrialOffer: async (trx, userId, now) =>
    `/retrial?token=${await issueLink(trx, { purpose: "retrial", userId }, now)}`,
  // Entering another card requires signing in.
  paymentFailed: () => Promise.resolve("/payment_update"),
};

async function subscribePage(trx: Trx, userId: string, now: Date): Promise<string> {
  return `/subscribe?token=${await issueLink(trx, { purpose: "subscribe", userId }, now)}`;
}

/** Writes one letter to one person. */
export async function writeBillingLetter(
  trx: Trx,
  letters: LetterParts,
  kind: LetterOfBilling,
  due: DueLetter,
  now: Date,
): Promise<void> {
  if (!(await recordLetter(trx, due, kind, now))) return;
  const path = await pages[kind](trx, due.patient_id, now);
  await writeLetter(
    trx,
    letters,
    {
      kind,
      to: due.email,
      userId: due.patient_id,
      values: {
        name: due.first_name ?? due.username,
        date: shownDate(dayOf(due.about, due)),
        amount: shownCents(nextPaymentOf(due)),
      },
      path,
    },
    now,
  );
}

/** A payment of nothing needs no notice. */
const isHeldBack = (kind: LetterOfBilling, due: DueLetter): boolean =>
  isOfCharge(kind) && nextPaymentOf(due) === 0;

/** Writes one kind of letter to everyone it is due to. */
async function settleLetters(
  { database, letters, clock }: BillingLetterParts,
  attempts: Attempts,
  kind: LetterOfBilling,
): Promise<void> {
  const now = clock();
  // These are found again, and skipped.
  let heldBack = 0;
  await processAllPending(
    attempts,
    (most, passedOver) =>
      database.withActor(jobs, (trx) => lettersDue(trx, kind, now, most, passedOver + heldBack)),
    async (due) => {
      if (isHeldBack(kind, due)) heldBack += 1;
      else
        await database.withActor(jobs, (trx) => writeBillingLetter(trx, letters, kind, due, now));
    },
  );
}

/**
 * Announces in time that a trial is ending, that a card will be charged, that a trial or what
 * somebody else paid for is over, that a trial can be extended, and that a payment failed.
 */
export function writeBillingLetters(parts: BillingLetterParts): Job {
  return {
    name: "billing-letters",
    schedule: "40 * * * *",
    async run() {
      const attempts = collectFailures();
      for (const kind of letterKinds) await settleLetters(parts, attempts, kind);
      attempts.end("Some mails about payment were not written.");
    },
  };
}
