import { system } from "../../db/actor.ts";
import type { Database, Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { leastAgreedCents, shownCents } from "../billing/checkout/pricing.rules.ts";
import { recordSaidAmount, saidAmount } from "../billing/checkout/scholarship.service.ts";
import { enforceRateLimitsNow } from "../identity/rate-limit.service.ts";
import { type LetterParts, writeLetter } from "../messaging/letter.service.ts";
import { limitsOfAnswers, plansAt } from "./survey.rules.ts";
import { type Asker, respondentOf } from "./survey.service.ts";
import { lockAnswersOf, type Respondent } from "./survey.store.ts";
import { type NextStep, nextStepFor } from "./way-on.service.ts";

/** The plans, if the amount can be a price. */
const plansFor = (amountCents: number) =>
  amountCents < leastAgreedCents ? undefined : plansAt(amountCents);

const isEligible = ({ status }: Respondent): boolean => status === "trialEnded";

/**
 * Whether it can be asked for, and what was said last.
 * @throws Refusal `not-found`
 */
export function readScholarshipState(database: Database, actor: Asker) {
  return database.withActor(system("survey"), async (trx) => {
    const respondent = await respondentOf(trx, actor);
    const cents = await saidAmount(trx, respondent.id);
    return {
      userId: respondent.id,
      isEligible: isEligible(respondent),
      amount: cents === undefined ? null : (cents / 100).toFixed(2),
      destination: (cents !== undefined && plansFor(cents)?.path) || null,
    };
  });
}

export interface ScholarshipParts extends LetterParts {
  readonly db: Database;
  readonly supportEmail: string;
}

/** For an amount below any subscription: people talk about it. */
async function tellSupport(
  trx: Trx,
  { supportEmail, ...letters }: ScholarshipParts,
  { id, first_name, username, email }: Respondent,
  amountCents: number,
  now: Date,
): Promise<void> {
  const values = {
    amount: shownCents(amountCents),
    name: first_name ?? username,
    username,
    address: email ?? "",
  };
  const letter = { kind: "scholarshipForSupport", to: supportEmail, userId: id, values } as const;
  await writeLetter(trx, letters, letter, now);
}

/**
 * Stores what somebody can pay per month, once, however often the same is sent.
 * @throws Refusal `not-found`, `scholarship-not-open`, `too-many-requests`
 */
export async function saveScholarshipRequest(
  parts: ScholarshipParts,
  actor: Asker,
  { amount, ip }: { readonly amount: number; readonly ip: string },
  now: Date,
): Promise<NextStep> {
  const amountCents = Math.round(amount * 100);
  await enforceRateLimitsNow(parts.db, limitsOfAnswers(actor.userId ?? "", ip), now);
  return parts.db.withActor(system("survey"), async (trx) => {
    const respondent = await respondentOf(trx, actor);
    if (!isEligible(respondent)) throw new Refusal("scholarship-not-open");
    await lockAnswersOf(trx, respondent.id);
    const plans = plansFor(amountCents);
    const isNew = await recordSaidAmount(trx, respondent.id, amountCents, now);
    if (isNew && !plans) await tellSupport(trx, parts, respondent, amountCents, now);
    return nextStepFor(trx, actor, plans, now);
  });
}
