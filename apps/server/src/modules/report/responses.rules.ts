import type { SessionResponse } from "@regain/contract/entities/session-response";
import type { CountedRow } from "./responses.store.ts";

/** A result as it counts in the reports; what counts as help is the rule of `count_blocks`. */
export function responseOnTheWire(row: CountedRow): SessionResponse {
  const isCorrected = row.corrected_result !== null;
  const result = row.corrected_result ?? row.result;
  const accuracy = isCorrected ? row.corrected_accuracy : row.accuracy;
  const hadHelp = row.cues + row.hints > 0 || result === "correct_w_help";
  return {
    responseId: row.uuid,
    patientId: row.patient_id,
    accuracy,
    accuracyWithoutHelp: accuracy !== null && hadHelp ? 0 : accuracy,
    latency: row.last_response_ms === null ? null : Math.round(row.last_response_ms / 100) / 10,
    startTime: row.started_at.toISOString(),
    sessionId: row.session_id,
    taskType: row.task_type_id,
    taskLevel: row.level,
    date: row.local_date,
    place: row.place,
    result,
    cueCount: row.cues,
    hintCount: row.hints,
    skipType: row.skip_type,
    skipReason: row.skip_reason,
    isCorrected,
  };
}
