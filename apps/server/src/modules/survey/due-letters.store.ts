import { statusesThat } from "@regain/contract/subscription-statuses";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { SurveysTable } from "../../db/tables/survey.ts";
import type { PartOfList } from "../../lib/part-of-list.ts";
import { askedEveryDays } from "./survey.rules.ts";

export type AskedFor = SurveysTable["campaign"];

export interface DuePatient {
  readonly patient_id: string;
  readonly email: string;
  readonly first_name: string | null;
  readonly username: string;
}

/** How many days they have practiced since they were last asked, or since they began; and some recently. */
const practisedDays = 10;
const lately = 14;

const practising = statusesThat(({ isOpen }) => isOpen);

const enoughPractice = (now: Date) => sql`
  s.status in (${sql.join(practising)})
  and exists (select from practice_days d where d.patient_id = s.patient_id
    and d.local_date > (${now}::timestamptz - make_interval(days => ${lately}::int))::date)
  and (select count(*) from practice_days d where d.patient_id = s.patient_id
    and d.local_date > coalesce((select max(greatest(q.asked_at, q.answered_at))::date from surveys q
      where q.patient_id = s.patient_id and q.campaign = 'how_are_your_tasks'), '-infinity')) >= ${practisedDays}`;

/** This many days after the end of a trial that nothing followed; the billing letters come before and after it. */
const endedAgo = (now: Date, from: number, until: number) => sql`
  s.status = 'trialEnded'
  and s.period_ends_at > ${now}::timestamptz - make_interval(days => ${until}::int)
  and s.period_ends_at <= ${now}::timestamptz - make_interval(days => ${from}::int)`;

/** Somebody who has stated a price has stated it: nobody is asked for one twice. */
const saidNoPrice = sql`
  not exists (select from scholarship_answers a where a.patient_id = s.patient_id)
  and not exists (select from surveys q where q.patient_id = s.patient_id and q.campaign = 'scholarship')`;

const rules: Readonly<Record<AskedFor, (now: Date) => ReturnType<typeof enoughPractice>>> = {
  how_are_your_tasks: enoughPractice,
  end_of_trial: (now) => endedAgo(now, 3, 7),
  scholarship: (now) => sql`${endedAgo(now, 14, 30)} and ${saidNoPrice}`,
};

/**
 * Patients a letter asks now, by id. Nobody is asked the same twice in 90 days, or within two days
 * of a letter about paying. Requires the actor `jobs` or `demo`.
 */
export async function dueForLetter(
  trx: Trx,
  campaign: AskedFor,
  now: Date,
  which: PartOfList,
): Promise<DuePatient[]> {
  const isPart =
    "patientId" in which
      ? sql`s.patient_id = ${which.patientId}`
      : sql`s.patient_id > ${which.after}`;
  const most = "patientId" in which ? 1 : which.most;
  const { rows } = await sql<DuePatient>`
    select s.patient_id, u.email, u.first_name, u.username
    from subscriptions s join users u on u.id = s.patient_id
    where ${isPart} and u.email is not null and u.status = 'ACTIVE' and u.deletion_due_at is null
      and not exists (select from surveys q where q.patient_id = s.patient_id and q.campaign = ${campaign}
        and greatest(q.asked_at, q.answered_at) > ${now}::timestamptz - make_interval(days => ${askedEveryDays}::int))
      and not exists (select from billing_letters l where l.patient_id = s.patient_id
        and l.written_at > ${now}::timestamptz - interval '2 days')
      and ${rules[campaign](now)}
    order by s.patient_id
    limit ${most}`.execute(trx);
  return rows;
}
