import type { SurveyCampaign } from "@regain/contract/survey-values";
import type { Trx } from "../../db/database.ts";

export interface Wanted {
  readonly from: Date | undefined;
  readonly until: Date;
  readonly after: string | undefined;
  readonly limit: number;
}

/** A campaign's answers in a period, with the first name of anyone who agreed to be quoted by it. */
export function resultsPage(
  trx: Trx,
  campaign: SurveyCampaign,
  { from, until, after, limit }: Wanted,
) {
  return trx
    .selectFrom("surveys")
    .innerJoin("users", "users.id", "surveys.patient_id")
    .selectAll("surveys")
    .select("users.first_name")
    .where("campaign", "=", campaign)
    .where("answered_at", "is not", null)
    .where("answered_at", "<=", until)
    .$if(from !== undefined, (query) => query.where("answered_at", ">=", from!))
    .$if(after !== undefined, (query) => query.where("survey_id", ">", after!))
    .orderBy("survey_id")
    .limit(limit)
    .execute();
}
export type ResultRow = Awaited<ReturnType<typeof resultsPage>>[number];

export function amountsPage(trx: Trx, { from, until, after, limit }: Wanted) {
  return trx
    .selectFrom("scholarship_answers")
    .innerJoin("subscriptions", "subscriptions.patient_id", "scholarship_answers.patient_id")
    .selectAll("scholarship_answers")
    .select("subscriptions.status")
    .where("answered_at", "<=", until)
    .$if(from !== undefined, (query) => query.where("answered_at", ">=", from!))
    .$if(after !== undefined, (query) => query.where("answer_id", ">", after!))
    .orderBy("answer_id")
    .limit(limit)
    .execute();
}
export type AmountRow = Awaited<ReturnType<typeof amountsPage>>[number];
