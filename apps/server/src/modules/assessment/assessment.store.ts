import { english } from "@regain/content/en/content";
import { type AssessedItem, assessedItem } from "@regain/therapy/assessment/placement";
import { sql } from "kysely";
import type { Trx } from "../../db/database.ts";
import type { AssessmentRatingsTable, AssessmentRow } from "../../db/tables/therapy.ts";

/** All assessments of a patient, latest first. */
export function assessmentsOf(trx: Trx, patientId: string): Promise<AssessmentRow[]> {
  return trx
    .selectFrom("assessments")
    .selectAll()
    .where("patient_id", "=", patientId)
    .orderBy("created_at", "desc")
    .execute();
}

export async function insertAssessment(trx: Trx, row: AssessmentRow): Promise<void> {
  await trx.insertInto("assessments").values(row).execute();
}

type Changes = Partial<
  Pick<AssessmentRow, "deferrals" | "deferred_on" | "session_id" | "finished_at">
>;

export async function updateAssessment(
  trx: Trx,
  { patient_id, assessment_id }: Pick<AssessmentRow, "patient_id" | "assessment_id">,
  changes: Changes,
): Promise<void> {
  await trx
    .updateTable("assessments")
    .set(changes)
    .where("patient_id", "=", patient_id)
    .where("assessment_id", "=", assessment_id)
    .execute();
}

/** The results of an assessment's items. One the patient chose to skip counts as wrong. */
export async function assessedItems(
  trx: Trx,
  patientId: string,
  sessionId: string,
): Promise<AssessedItem[]> {
  const rows = await trx
    .selectFrom("responses")
    .select(["task_type_id", "level", "accuracy", "skip_reason"])
    .where("patient_id", "=", patientId)
    .where("session_id", "=", sessionId)
    .execute();
  return rows.flatMap(({ task_type_id: typeId, level, accuracy, skip_reason }) =>
    assessedItem({ typeId, level }, accuracy, skip_reason),
  );
}

/** Exercises the patient has ever practiced. */
export async function practisedTypes(trx: Trx, patientId: string): Promise<ReadonlySet<number>> {
  const rows = await trx
    .selectFrom("blocks")
    .select("task_type_id")
    .distinct()
    .where("patient_id", "=", patientId)
    .execute();
  return new Set(rows.map((row) => row.task_type_id));
}

export async function practiceDaysSince(trx: Trx, patientId: string, day: string): Promise<number> {
  const row = await trx
    .selectFrom("practice_days")
    .select(({ fn }) => fn.countAll<number>().as("days"))
    .where("patient_id", "=", patientId)
    .where("local_date", ">", day)
    .executeTakeFirstOrThrow();
  return row.days;
}

/** The sheet's order. Questions it no longer asks come first. */
const places = new Map<string, number>(
  english.assessment.ratings.questions.map(({ id }, place) => [id, place]),
);

const bySheet = (a: AssessmentRatingsTable, b: AssessmentRatingsTable) =>
  a.rated_at.getTime() - b.rated_at.getTime() ||
  (places.get(a.question_id) ?? -1) - (places.get(b.question_id) ?? -1);

/** Ratings of all assessments, oldest first; those of one sheet in its order. */
export async function ratingsOf(trx: Trx, patientId: string): Promise<AssessmentRatingsTable[]> {
  const rows = await trx
    .selectFrom("assessment_ratings")
    .selectAll()
    .where("patient_id", "=", patientId)
    .execute();
  return rows.toSorted(bySheet);
}

export async function storeRatings(
  trx: Trx,
  rows: readonly AssessmentRatingsTable[],
): Promise<void> {
  await trx
    .insertInto("assessment_ratings")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(["patient_id", "assessment_id", "question_id"]).doUpdateSet({
        value: sql`excluded.value`,
        local_date: sql`excluded.local_date`,
        rated_at: sql`excluded.rated_at`,
      }),
    )
    .execute();
}
