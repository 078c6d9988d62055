import type { Place } from "@regain/contract/entities/enumerations";
import { v7 } from "uuid";
import { storeResponses } from "../modules/session/response.store.ts";
import { insertSession } from "../modules/session/session.store.ts";
import type { Trx } from "../db/database.ts";
import type { ResponseRow, SessionItemRow, TherapySessionRow } from "../db/tables/therapy.ts";

/** Sessions and results with made-up items, for tests about counting rather than exercises. */
export interface MadeUpSession {
  readonly row: TherapySessionRow;
  readonly items: readonly SessionItemRow[];
}

const view: SessionItemRow["view"] = {
  templateName: "NumberProblemSolving",
  type: "arithmetic",
  instructions: { text: "Find it.", instructionAudioPaths: [], autoplayInstructions: true },
  stimulus: [],
  cues: [],
  allowHints: false,
  showCalculator: false,
  showScratchpad: false,
  answerText: "1",
  decimals: 0,
  answers: [1],
};

export interface MadeUpBlock {
  readonly typeId: number;
  readonly level: number;
  readonly count: number;
}

/** A session of the patient's own choice. */
export async function addMadeUpSession(
  trx: Trx,
  patientId: string,
  blocks: readonly MadeUpBlock[],
  builtAt: Date,
  place: Place = "home",
): Promise<MadeUpSession> {
  const row: TherapySessionRow = {
    patient_id: patientId,
    session_id: v7(),
    kind: "SELF_GUIDED",
    schedule_id: null,
    place,
    seed: "made up",
    built_at: builtAt,
    started_at: builtAt,
    local_date: builtAt.toISOString().slice(0, 10),
    finished_at: null,
    // So that there can be several.
    abandoned_at: builtAt,
  };
  const items = blocks
    .flatMap(({ typeId, level, count }) => Array.from({ length: count }, () => ({ typeId, level })))
    .map(({ typeId, level }, position) => ({
      patient_id: patientId,
      task_id: v7(),
      session_id: row.session_id,
      response_id: v7(),
      position,
      task_type_id: typeId,
      level,
      generator_version: 1,
      item_key: String(position),
      view,
    }));
  await insertSession(trx, row, items);
  return { row, items };
}

/** The result of an item, correct on the first try unless specified otherwise. */
export function madeUpResponse(
  { row }: Pick<MadeUpSession, "row">,
  item: SessionItemRow,
  own: Partial<ResponseRow> = {},
): ResponseRow {
  const started = own.started_at ?? row.built_at;
  return {
    patient_id: row.patient_id,
    uuid: item.response_id,
    task_id: item.task_id,
    session_id: row.session_id,
    schedule_id: row.schedule_id,
    task_type_id: item.task_type_id,
    level: item.level,
    place: row.place,
    result: "correct",
    accuracy: 100,
    first_response_ms: 1_000,
    last_response_ms: 2_000,
    semantic_cues: 0,
    phonemic_cues: 0,
    graphemic_cues: 0,
    full_cues: 0,
    hints: 0,
    replays: 0,
    wrong_taps: 0,
    errors_left: 0,
    errors_right: 0,
    client_accuracy: own.accuracy === undefined ? 100 : own.accuracy,
    client_latency_ms: 2_000,
    score_differs: false,
    skip_type: "NONE",
    skip_reason: null,
    started_at: started,
    ended_at: new Date(started.getTime() + 10_000),
    received_at: new Date(started.getTime() + 11_000),
    local_date: started.toISOString().slice(0, 10),
    time_zone: "UTC",
    events: [],
    events_cut_from: null,
    settings: {},
    client: {
      clientVersionNumber: "7.0",
      taskTypeVersion: 1,
      clockOffsetMs: 0,
      sendAttempts: 0,
      startTime: started.toISOString(),
      endTime: started.toISOString(),
      timestamp: started.toISOString(),
    },
    user_id: null,
    ...own,
  };
}

/** Stores results of one patient as those of any other. */
export async function addResponses(trx: Trx, rows: readonly ResponseRow[]): Promise<void> {
  const [first] = rows;
  if (first) await storeResponses(trx, first.patient_id, rows);
}
