/** Rows in the terms of the export. The format is promised in docs/export.md: what is there stays there. */
import { english } from "@regain/content/en/content";
import type { ResponseCorrectionsTable } from "../../db/tables/therapy.ts";
import { askedOf } from "./asked.rules.ts";
import { countedOf } from "./counted.rules.ts";
import { namesOfExercise } from "./exercise-names.ts";
import type { NameOf } from "./names.service.ts";
import type { PlayedRow } from "./responses.store.ts";

export const exerciseOf = (typeId: number) => ({ typeId, ...namesOfExercise(typeId) });

const { ratings: sheet } = english.assessment;
const labels: Readonly<Record<number, string>> = sheet.labels;
const questions = new Map<string, string>(sheet.questions.map(({ id, text }) => [id, text]));

export const ratingOf = (row: {
  readonly question_id: string;
  readonly value: number;
  readonly local_date: string;
  readonly rated_at: Date;
}) => ({
  questionId: row.question_id,
  question: questions.get(row.question_id) ?? null,
  value: row.value,
  label: labels[row.value] ?? null,
  date: row.local_date,
  ratedAt: row.rated_at,
});

const correctionOf = (row: ResponseCorrectionsTable, nameOf: NameOf) => ({
  result: row.result,
  accuracy: row.accuracy,
  reason: row.reason,
  correctedBy: nameOf(row.author_id),
  correctedAt: row.corrected_at,
});

/** Who was signed in on the device; null if that was not recorded. */
const signedIn = ({ user_id, patient_id }: PlayedRow): "patient" | "clinician" | null => {
  if (user_id === null) return null;
  return user_id === patient_id ? "patient" : "clinician";
};

/** @param corrections of this answer, oldest first */
export function playedAnswer(
  row: PlayedRow,
  corrections: readonly ResponseCorrectionsTable[],
  nameOf: NameOf,
) {
  const counted = countedOf(row, corrections.at(-1));
  return {
    responseId: row.uuid,
    taskId: row.task_id,
    sessionId: row.session_id,
    scheduleId: row.schedule_id,
    date: row.local_date,
    timeZone: row.time_zone,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    receivedAt: row.received_at,
    place: row.place,
    givenWhileSignedIn: signedIn(row),
    exercise: { typeId: row.task_type_id, ...namesOfExercise(row.task_type_id, row.kind) },
    level: row.level,
    item: {
      key: row.item_key,
      instruction: row.view.instructions.text,
      rightAnswer: row.view.answerText,
      asked: askedOf(row.view),
    },
    result: counted.result,
    accuracy: counted.accuracy,
    accuracyWithoutHelp: counted.withoutHelp,
    judgedBy: corrections.length > 0 ? ("clinician" as const) : row.judge,
    original: { result: row.result, accuracy: row.accuracy },
    corrections: corrections.map((one) => correctionOf(one, nameOf)),
    firstResponseMs: row.first_response_ms,
    lastResponseMs: row.last_response_ms,
    cues: {
      semantic: row.semantic_cues,
      phonemic: row.phonemic_cues,
      graphemic: row.graphemic_cues,
      full: row.full_cues,
    },
    hints: row.hints,
    replays: row.replays,
    wrongTaps: row.wrong_taps,
    errorsLeft: row.errors_left,
    errorsRight: row.errors_right,
    skipType: row.skip_type,
    skipReason: row.skip_reason,
    /** As the device scored it. */
    scoredByDevice: { accuracy: row.client_accuracy, latencyMs: row.client_latency_ms },
    hasDeviceScoredOtherwise: row.score_differs,
    device: row.client,
    settings: row.settings,
    events: row.events,
    eventsCutFrom: row.events_cut_from,
  };
}
