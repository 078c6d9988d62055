import { english } from "@regain/content/en/content";
import { createRng } from "@regain/therapy/rng";
import { generateItem } from "@regain/therapy/task-type";
import { repeat } from "@regain/therapy/task-types/repeat";
import { v7 } from "uuid";
import { insertSession } from "../modules/session/session.store.ts";
import type { Trx } from "../db/database.ts";
import type { SessionItemRow, TherapySessionRow } from "../db/tables/therapy.ts";

export interface SpeakingSession {
  readonly patientId: string;
  /** The patient's homework; null for a session of their own choice. */
  readonly scheduleId: string | null;
  readonly builtAt: Date;
}

/**
 * An open session that asks the patient to repeat these words, one after another.
 * @returns its items, in the order of the words
 */
export async function addSpeakingSession(
  trx: Trx,
  { patientId, scheduleId, builtAt }: SpeakingSession,
  words: readonly string[],
): Promise<readonly SessionItemRow[]> {
  const row: TherapySessionRow = {
    patient_id: patientId,
    session_id: v7(),
    kind: scheduleId === null ? "SELF_GUIDED" : "SCHEDULED",
    schedule_id: scheduleId,
    place: "home",
    seed: "made up",
    built_at: builtAt,
    started_at: builtAt,
    local_date: builtAt.toISOString().slice(0, 10),
    finished_at: null,
    abandoned_at: null,
  };
  const { view } = generateItem(repeat, 1, { rng: createRng("made up"), content: english });
  if (view.templateName !== "Production") throw new TypeError("nothing is said there");
  const items = words.map((word, position): SessionItemRow => ({
    patient_id: patientId,
    task_id: v7(),
    session_id: row.session_id,
    response_id: v7(),
    position,
    task_type_id: repeat.typeId,
    level: 1,
    generator_version: repeat.version,
    item_key: word,
    view: {
      ...view,
      stimulus: [{ kind: "text", text: word }],
      cues: [],
      answers: [word],
      answerText: word,
    },
  }));
  await insertSession(trx, row, items);
  return items;
}
