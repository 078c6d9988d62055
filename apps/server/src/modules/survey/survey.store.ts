import type { SurveyCampaign } from "@regain/contract/survey-values";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { SurveyRow, SurveysTable } from "../../db/tables/survey.ts";

/** Who answers, and the state of their subscription; undefined if nobody is found or they are not a patient. */
export function findRespondent(trx: Trx, patientId: string) {
  return trx
    .selectFrom("users")
    .innerJoin("subscriptions", "subscriptions.patient_id", "users.id")
    .select(["users.id", "users.first_name", "users.username", "users.email"])
    .select("subscriptions.status")
    .where("users.id", "=", patientId)
    .executeTakeFirst();
}
export type Respondent = NonNullable<Awaited<ReturnType<typeof findRespondent>>>;

/** Two tabs and double submits meet here: one answers after the other. A statement of its own. */
export async function lockAnswersOf(trx: Trx, patientId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('surveys'), hashtext(${patientId}))`.execute(trx);
}

/** The survey a letter asked for; undefined if it is another person's, or from another campaign. */
export function findSurvey(
  trx: Trx,
  patientId: string,
  campaign: SurveyCampaign,
  surveyId: string,
): Promise<SurveyRow | undefined> {
  return trx
    .selectFrom("surveys")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("survey_id", "=", surveyId)
    .where("campaign", "=", campaign)
    .executeTakeFirst();
}

/** The last one of a campaign, unless it was finished long ago: then they may say how things are now. */
export function latestSurvey(
  trx: Trx,
  patientId: string,
  campaign: SurveyCampaign,
  finishedSince: Date,
): Promise<SurveyRow | undefined> {
  return trx
    .selectFrom("surveys")
    .selectAll()
    .where("patient_id", "=", patientId)
    .where("campaign", "=", campaign)
    .where((survey) =>
      survey.or([survey("finished_at", "is", null), survey("finished_at", ">", finishedSince)]),
    )
    .orderBy("opened_at", "desc")
    .orderBy("survey_id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertSurvey(
  trx: Trx,
  row: Insertable<SurveysTable> & { readonly survey_id: string },
): Promise<void> {
  await trx.insertInto("surveys").values(row).execute();
}

export async function updateSurvey(
  trx: Trx,
  { patient_id, survey_id }: Pick<SurveyRow, "patient_id" | "survey_id">,
  change: Updateable<SurveysTable>,
): Promise<void> {
  await trx
    .updateTable("surveys")
    .set(change)
    .where("patient_id", "=", patient_id)
    .where("survey_id", "=", survey_id)
    .execute();
}
