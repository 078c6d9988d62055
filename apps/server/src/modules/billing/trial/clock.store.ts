import { sql } from "kysely";
import type { Trx } from "../../../db/database.ts";

/** Of trials without a card, and of what somebody else than the patient pays for: those whose time is over. */
export function dueByClock(trx: Trx, now: Date, most: number) {
  return trx
    .selectFrom("subscriptions")
    .select(["patient_id", "status"])
    .where("payment_source", "=", "none")
    .where("status", "in", ["trialing", "paying"])
    .where("period_ends_at", "<=", now)
    .orderBy("period_ends_at")
    .limit(most)
    .forUpdate()
    .execute();
}

export const letterKinds = ["trialEnding", "trialOver", "retrialOffer", "paymentFailed"] as const;
export type LetterOfBilling = (typeof letterKinds)[number];

export interface DueLetter {
  readonly patient_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly username: string;
  readonly time_zone: string;
  readonly about: Date;
}

/** What a state is, and between which days of its end a letter is due: days before it are negative. */
const rules: Readonly<
  Record<LetterOfBilling, { status: string; from: number; until: number; practisedDays: number }>
> = {
  trialEnding: { status: "trialing", from: -3, until: 0, practisedDays: 0 },
  trialOver: { status: "trialEnded", from: 0, until: 3, practisedDays: 0 },
  retrialOffer: { status: "trialEnded", from: 7, until: 30, practisedDays: 3 },
  paymentFailed: { status: "past_due", from: -400, until: 30, practisedDays: 0 },
};

/** Those to whom this letter is due and has not been written. Wants the actor `jobs` or `demo`. */
export async function lettersDue(
  trx: Trx,
  kind: LetterOfBilling,
  now: Date,
  most: number,
): Promise<DueLetter[]> {
  const { status, from, until, practisedDays } = rules[kind];
  const { rows } = await sql<DueLetter>`
    select s.patient_id, u.email, u.first_name, u.username, u.time_zone, s.period_ends_at as about
    from subscriptions s join users u on u.id = s.patient_id
    where s.status = ${status} and u.email is not null and u.status = 'ACTIVE' and u.deletion_due_at is null
      and s.period_ends_at between ${now}::timestamptz - make_interval(days => ${until}::int)
        and ${now}::timestamptz - make_interval(days => ${from}::int)
      and (${kind} <> 'retrialOffer' or s.trial_extended_at is null)
      and (select count(*) from practice_days d where d.patient_id = s.patient_id) >= ${practisedDays}
      and not exists (select from billing_letters l
        where l.patient_id = s.patient_id and l.kind = ${kind} and l.about = s.period_ends_at)
    order by s.period_ends_at
    limit ${most}`.execute(trx);
  return rows;
}

export async function noteLetter(
  trx: Trx,
  { patient_id, about }: DueLetter,
  kind: LetterOfBilling,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("billing_letters")
    .values({ patient_id, kind, about, written_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
