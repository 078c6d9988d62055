/** What is stored about a patient apart from the answers, under the export's names. */
import type { Trx } from "../../db/database.ts";
import { isOpenDraft } from "../open-draft.store.ts";
import { type KeptAt, overUntil } from "../speech/kept-recordings.rules.ts";

export const profileOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("users as u")
    .innerJoin("patients as p", "p.patient_id", "u.id")
    .leftJoin("institutions as i", "i.id", "u.institution_id")
    .select(["u.id as patientId", "u.username", "u.first_name as firstName"])
    .select(["u.last_name as lastName", "u.email", "u.locale", "u.time_zone as timeZone"])
    .select(["u.created_at as createdAt", "u.accepted_eula_at as acceptedAgreementAt"])
    .select(["p.age", "p.gender", "p.education", "p.conditions"])
    .select(["p.conditions_period as conditionsPeriod", "p.areas"])
    .select(["p.managed_by_caregiver as isManagedByCaregiver"])
    .select(["p.clinician_assisted as isClinicianAssisted", "p.clinician_info as clinicianInfo"])
    .select(["p.clinician_email as clinicianEmail", "i.name as institution"])
    .where("u.id", "=", patientId)
    .where("p.patient_id", "=", patientId)
    .executeTakeFirstOrThrow();

export const schedulesOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("schedules")
    .select(["schedule_id as scheduleId", "version", "author_id as authorId"])
    .select(["created_at as createdAt", "replaced_at as replacedAt"])
    .select("self_guided_counts as selfGuidedCounts")
    .where("patient_id", "=", patientId)
    .orderBy("version")
    .execute();

export const scheduledOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("scheduled_task_types")
    .select(["schedule_id as scheduleId", "task_order as order", "task_type_id as typeId"])
    .select(["task_count as items", "task_level as level"])
    .where("patient_id", "=", patientId)
    .orderBy("schedule_id")
    .orderBy("task_order")
    .execute();

export const levelsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("task_levels")
    .select(["task_type_id as typeId", "level", "since", "is_locked as isLocked"])
    .select(["floor", "ceiling", "author_id as authorId"])
    .where("patient_id", "=", patientId)
    .orderBy("task_type_id")
    .execute();

export const levelChangesOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("level_changes")
    .select(["change_id as changeId", "task_type_id as typeId", "from_level as fromLevel"])
    .select(["to_level as toLevel", "reason", "percents", "session_id as sessionId"])
    .select(["author_id as authorId", "changed_at as changedAt", "local_date as date"])
    .where("patient_id", "=", patientId)
    .orderBy("changed_at")
    .orderBy("change_id")
    .execute();

export const assessmentsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("assessments")
    .select(["assessment_id as assessmentId", "form", "created_at as createdAt", "deferrals"])
    .select(["deferred_on as deferredOn", "session_id as sessionId"])
    .select("finished_at as finishedAt")
    .where("patient_id", "=", patientId)
    .orderBy("created_at")
    .execute();

/** Including removed ones whose files are not deleted yet. */
export const ownItemsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("own_items")
    .select(["item_id as itemId", "kind", "name", "relation", "voice_key as voiceKey"])
    .select(["created_at as createdAt", "removed_at as removedAt", "added_by as addedById"])
    .select("agreed_at as patientAgreedAt")
    .where("patient_id", "=", patientId)
    .orderBy("created_at")
    .orderBy("item_id")
    .execute();

/** Discharges, with their free text, are the clinicians' own record. */
export const caseEventsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("caseload_events")
    .select(["event_id as eventId", "kind", "clinician_id as clinicianId"])
    .select(["other_clinician_id as otherClinicianId", "author_id as authorId", "reason", "note"])
    .select("at")
    .where("patient_id", "=", patientId)
    .orderBy("at")
    .orderBy("event_id")
    .execute();

/** A page of a long list: what existed at `until`, following the key `after`. */
export interface PageQuery {
  readonly patientId: string;
  readonly until: Date;
  readonly after: string | undefined;
  readonly limit: number;
}

/** Those that are still kept. */
export const recordingsPage = (
  trx: Trx,
  { patientId, until, after, limit }: PageQuery,
  kept: KeptAt,
) =>
  trx
    .selectFrom("recordings")
    .select(["recording_id as recordingId", "task_id as taskId", "recorded_at as recordedAt"])
    .select(["expires_at as expiresAt", "duration_ms as durationMs", "bytes", "engine", "heard"])
    .select("is_correct as isRecognised")
    .where("patient_id", "=", patientId)
    .where("recorded_at", "<=", until)
    .where("expires_at", ">", kept.now)
    .where("recorded_at", ">", overUntil(kept))
    .$if(after !== undefined, (query) => query.where("recording_id", ">", after!))
    .orderBy("recording_id")
    .limit(limit)
    .execute();

export const sessionsPage = (trx: Trx, { patientId, until, after, limit }: PageQuery) =>
  trx
    .selectFrom("therapy_sessions")
    .select(["session_id as sessionId", "kind", "schedule_id as scheduleId", "place"])
    .select(["local_date as date", "built_at as builtAt", "started_at as startedAt"])
    .select(["finished_at as finishedAt", "abandoned_at as abandonedAt"])
    .where("patient_id", "=", patientId)
    .where("built_at", "<=", until)
    .$if(after !== undefined, (query) => query.where("session_id", ">", after!))
    .orderBy("session_id")
    .limit(limit)
    .execute();

/** Notes as row-level security shows them: patients see only the signed ones meant for them. */
export const noteVersionsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("note_versions")
    .select(["kind", "start_date as startDate", "end_date as endDate", "number as version"])
    .select(["author_name as signedBy", "signed_at as signedAt", "sections", "figures"])
    .where("patient_id", "=", patientId)
    .orderBy("signed_at")
    .orderBy("number")
    .execute();

/** Those that clinicians see as drafts: newer than any signed version, not the text that was signed. */
export const noteDraftsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("note_drafts as draft")
    .select(["kind", "start_date as startDate", "end_date as endDate", "version"])
    .select(["author_name as changedBy", "changed_at as changedAt", "sections"])
    .where("patient_id", "=", patientId)
    .where(isOpenDraft)
    .orderBy("changed_at")
    .execute();

/** As saved each time. */
export const goalVersionsOf = (trx: Trx, patientId: string) =>
  trx
    .selectFrom("goal_versions")
    .select(["version", "goals", "author_name as savedBy", "saved_at as savedAt"])
    .where("patient_id", "=", patientId)
    .orderBy("version")
    .execute();

/** Ids of everyone who has corrected one of the patient's answers. */
export async function correctorsOf(trx: Trx, patientId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("response_corrections")
    .select("author_id")
    .distinct()
    .where("patient_id", "=", patientId)
    .execute();
  return rows.map(({ author_id }) => author_id);
}
