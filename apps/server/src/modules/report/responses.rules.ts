import type { SessionResponse } from "@regain/contract/entities/session-response";
import { accuracyWithoutHelp, countedLatency } from "@regain/therapy/blocks";
import { oneDecimal } from "../../lib/one-decimal.ts";
import type { CountedRow } from "./responses.store.ts";

/** A result as it counts in the reports. */
export function responseOnTheWire(row: CountedRow): SessionResponse {
  const isCorrected = row.corrected_result !== null;
  const result = row.corrected_result ?? row.result;
  const accuracy = isCorrected ? row.corrected_accuracy : row.accuracy;
  const { cues: cueCount, hints: hintCount } = row;
  const latencyMs = countedLatency({ accuracy, lastResponseMs: row.last_response_ms });
  return {
    responseId: row.uuid,
    patientId: row.patient_id,
    accuracy,
    accuracyWithoutHelp: accuracyWithoutHelp({ result, accuracy, cueCount, hintCount }),
    latency: latencyMs === null ? null : oneDecimal(latencyMs / 1000),
    startTime: row.started_at.toISOString(),
    endTime: row.ended_at.toISOString(),
    sessionId: row.session_id,
    taskType: row.task_type_id,
    taskLevel: row.level,
    date: row.local_date,
    place: row.place,
    result,
    cueCount,
    hintCount,
    skipType: row.skip_type,
    skipReason: row.skip_reason,
    isCorrected,
  };
}
