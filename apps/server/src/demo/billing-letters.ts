import { letterKinds, lettersDue } from "../modules/billing/trial/expiry.store.ts";
import { writeBillingLetter } from "../modules/billing/trial/letters.job.ts";
import type { Trx } from "../db/database.ts";
import { daysFrom } from "./accounts.ts";
import { unsent } from "./invitations.ts";

const most = 100;
/** When an extension is first offered for a trial that has just ended. */
const offerDays = 7;

/** Letters about trials and payments that are due, and the one Tess would get in a week. */
export async function addBillingLetters(trx: Trx, tess: string, now: Date): Promise<void> {
  const written = daysFrom(now, -1);
  for (const kind of letterKinds)
    for (const due of await lettersDue(trx, kind, now, most))
      await writeBillingLetter(trx, unsent, kind, due, written);
  for (const due of await lettersDue(trx, "retrialOffer", daysFrom(now, offerDays), most))
    if (due.patient_id === tess)
      await writeBillingLetter(trx, unsent, "retrialOffer", due, written);
}
