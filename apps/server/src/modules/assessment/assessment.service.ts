import { audioFor } from "@regain/content/audio";
import { english } from "@regain/content/en/content";
import type { RatingSheet } from "@regain/contract/entities/assessment";
import {
  type AssessmentState,
  type AssessmentStep,
  assessmentStep,
  maxDeferrals,
  nextForm,
} from "@regain/therapy/assessment/offer";
import { placeLevels } from "@regain/therapy/assessment/placement";
import { localTime } from "@regain/therapy/days";
import { speech } from "@regain/therapy/material/view-parts";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { withAudio } from "@regain/therapy/with-audio";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import type {
  AssessmentRatingsTable,
  AssessmentRow,
  TherapySessionRow,
} from "../../db/tables/therapy.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { renewFirstSchedule } from "../schedule/schedule.service.ts";
import type { PracticingPatient } from "../session/response.service.ts";
import { placeLevel } from "../session/level.service.ts";
import { lockPatient } from "../patient.store.ts";
import {
  assessedItems,
  assessmentsOf,
  insertAssessment,
  practiceDaysSince,
  practisedTypes,
  ratingsOf,
  storeRatings,
  updateAssessment,
} from "./assessment.store.ts";

const { ratings: sheet } = english.assessment;

/** The last assessment, and what to do about it. */
export interface AssessmentStanding {
  readonly step: AssessmentStep;
  readonly last: AssessmentRow | undefined;
  readonly deferralsLeft: number;
  /** How many of its ratings are missing. */
  readonly ratingsLeft: number;
  readonly next: ReturnType<typeof nextForm>;
}

const given = (ratings: readonly AssessmentRatingsTable[], row: AssessmentRow) =>
  new Map(
    ratings
      .filter(({ assessment_id }) => assessment_id === row.assessment_id)
      .map(({ question_id, value }) => [question_id, value]),
  );

interface KnownState extends AssessmentState, Pick<AssessmentStanding, "ratingsLeft"> {}

async function stateOf(trx: Trx, row: AssessmentRow, timeZone: string): Promise<KnownState> {
  const ratings = given(await ratingsOf(trx, row.patient_id), row);
  const finishedOn = row.finished_at && localTime(row.finished_at, timeZone).day;
  const ratingsLeft = sheet.questions.filter(({ id }) => !ratings.has(id)).length;
  return {
    ratingsLeft,
    form: row.form,
    deferrals: row.deferrals,
    deferredOn: row.deferred_on,
    isStarted: row.session_id !== null,
    finishedOn,
    isRated: ratingsLeft === 0,
    practiceDaysSince: finishedOn ? await practiceDaysSince(trx, row.patient_id, finishedOn) : 0,
  };
}

/** Where the patient's assessment stands today. */
export async function assessmentStanding(
  trx: Trx,
  { patientId, timeZone }: PracticingPatient,
  now: Date,
): Promise<AssessmentStanding> {
  const [last] = await assessmentsOf(trx, patientId);
  const state = last && (await stateOf(trx, last, timeZone));
  const step = assessmentStep(state, localTime(now, timeZone).day);
  const isNew = step === "offer" && last?.finished_at !== null;
  return {
    step,
    last,
    deferralsLeft: maxDeferrals - (isNew ? 0 : (last?.deferrals ?? 0)),
    ratingsLeft: state?.ratingsLeft ?? sheet.questions.length,
    next: nextForm(state),
  };
}

/** The current assessment: the open one, or a new one if it is due. */
async function openAssessment(
  trx: Trx,
  practitioner: PracticingPatient,
  now: Date,
): Promise<AssessmentRow | undefined> {
  const { last, step, next } = await assessmentStanding(trx, practitioner, now);
  if (last && !last.finished_at) return last;
  if (step !== "offer") return undefined;
  const row: AssessmentRow = {
    patient_id: practitioner.patientId,
    assessment_id: v7(),
    form: next,
    created_at: now,
    deferrals: 0,
    deferred_on: null,
    session_id: null,
    finished_at: null,
  };
  await insertAssessment(trx, row);
  return row;
}

/**
 * The assessment to start or resume. The caller holds the patient's lock.
 * @throws Refusal `no-assessment-due`
 */
export async function assessmentToStart(
  trx: Trx,
  practitioner: PracticingPatient,
  now: Date,
): Promise<AssessmentRow> {
  const row = await openAssessment(trx, practitioner, now);
  if (!row) throw new Refusal("no-assessment-due");
  return row;
}

export async function assessmentStarted(
  trx: Trx,
  row: AssessmentRow,
  sessionId: string,
): Promise<void> {
  await updateAssessment(trx, row, { session_id: sessionId });
}

/**
 * Defers what is due until tomorrow.
 * @returns how many more times it can be deferred
 * @throws Refusal `nothing-to-defer` if nothing is due, or it was already deferred three times
 */
export async function defer(trx: Trx, practitioner: PracticingPatient, now: Date): Promise<number> {
  await lockPatient(trx, practitioner.patientId);
  const { step, last, deferralsLeft } = await assessmentStanding(trx, practitioner, now);
  const today = localTime(now, practitioner.timeZone).day;
  // A second call on the same day, because the first answer was lost, does not count again.
  if (step === "none" && last?.deferred_on === today) return deferralsLeft;
  if (step === "none" || deferralsLeft === 0) throw new Refusal("nothing-to-defer");
  const row = step === "rate" ? last : await openAssessment(trx, practitioner, now);
  if (!row) throw new Refusal("nothing-to-defer");
  await updateAssessment(trx, row, { deferrals: row.deferrals + 1, deferred_on: today });
  return deferralsLeft - 1;
}

/** Ends the assessment whose last item is answered, when that was done, and places the levels of exercises never practiced. */
export async function finishAssessment(
  trx: Trx,
  { patient_id: patientId, session_id: sessionId }: TherapySessionRow,
  finishedAt: Date,
  now: Date,
): Promise<void> {
  const row = (await assessmentsOf(trx, patientId)).find((one) => one.session_id === sessionId);
  if (!row || row.finished_at) return;
  // The ratings can be deferred as often as the items could.
  await updateAssessment(trx, row, { finished_at: finishedAt, deferrals: 0, deferred_on: null });
  const practised = await practisedTypes(trx, patientId);
  const placements = placeLevels(await assessedItems(trx, patientId, sessionId), taskTypes);
  for (const { typeId, level } of placements)
    if (!practised.has(typeId)) await placeLevel(trx, { patientId, typeId, level, sessionId }, now);
  const placedTypeIds = placements.map(({ typeId }) => typeId);
  if (practised.size === 0) await renewFirstSchedule(trx, patientId, placedTypeIds, now);
}

/** All ratings the patient ever gave, oldest first. */
export const ratingHistory = (trx: Trx, patientId: string): Promise<AssessmentRatingsTable[]> =>
  ratingsOf(trx, patientId);

/** The assessment whose ratings are asked for: the last one finished. */
async function assessmentToRate(trx: Trx, patientId: string): Promise<AssessmentRow> {
  const row = (await assessmentsOf(trx, patientId)).find(({ finished_at }) => finished_at);
  if (!row) throw new Refusal("no-assessment");
  return row;
}

/** @throws Refusal `no-assessment` if none was finished */
export async function ratingSheetOf(trx: Trx, patientId: string): Promise<RatingSheet> {
  const row = await assessmentToRate(trx, patientId);
  const values = given(await ratingsOf(trx, patientId), row);
  const shown: RatingSheet = {
    title: sheet.title,
    instruction: speech(sheet.instruction),
    questions: sheet.questions.map(({ id, text }) => ({
      ...speech(text),
      id,
      value: values.get(id) ?? null,
    })),
    labels: Object.entries(sheet.labels).map(([value, text]) => ({
      ...speech(text),
      value: Number(value),
    })),
  };
  return withAudio(shown, audioFor);
}

export interface Rating {
  readonly questionId: string;
  readonly value: number;
}

/** @throws Refusal `no-assessment`; `malformed-request` for a question that is not asked */
export async function rate(
  trx: Trx,
  { patientId, timeZone }: PracticingPatient,
  ratings: readonly Rating[],
  now: Date,
): Promise<RatingSheet> {
  await lockPatient(trx, patientId);
  const row = await assessmentToRate(trx, patientId);
  const known = new Set<string>(sheet.questions.map(({ id }) => id));
  const unknown = ratings.find(({ questionId }) => !known.has(questionId));
  if (unknown)
    throw new Refusal("malformed-request", {
      fields: { ratings: `There is no question ${unknown.questionId}.` },
    });
  const rows = new Map(
    ratings.map(({ questionId, value }) => [
      questionId,
      {
        patient_id: patientId,
        assessment_id: row.assessment_id,
        question_id: questionId,
        value,
        local_date: localTime(now, timeZone).day,
        rated_at: now,
      },
    ]),
  );
  await storeRatings(trx, [...rows.values()]);
  return ratingSheetOf(trx, patientId);
}
