import type { Correction, SpokenAnswer, SpokenTry } from "@regain/contract/entities/spoken-answer";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { TaskView } from "@regain/contract/entities/task-view";
import { productionRules } from "@regain/therapy/views/production";
import type { ResponseCorrectionsTable } from "../../db/tables/therapy.ts";
import { exerciseName } from "../session/task-type.rules.ts";
import { spokenAnswers } from "./speech.rules.ts";
import type { SpokenRow } from "./spoken-answers.store.ts";

/** How the patient marked the last try: the moves are replayed. */
function markOf(view: TaskView, events: readonly TaskEvent[]): boolean | null {
  if (view.templateName !== "Production") return null;
  const last = events.reduce(
    (state, event) => productionRules.apply(view, state, event),
    productionRules.start(view),
  );
  return last.marked ?? null;
}

/** The file of the picture the item shows; drawings have none. */
function pictureOf({ stimulus }: TaskView): string | null {
  const paths = stimulus.flatMap((one) =>
    one.kind === "image" && "path" in one.image ? [one.image.path] : [],
  );
  return paths[0] ?? null;
}

type NameOf = (authorId: string) => string | null;

export const tryOnTheWire = (one: SpokenRow["tries"][number]): SpokenTry => ({
  recordingId: one.recording_id,
  recordedAt: new Date(one.recorded_at).toISOString(),
  durationMs: one.duration_ms,
  heard: one.heard,
  isRecognised: one.is_correct,
});

export const correctionOnTheWire = (one: ResponseCorrectionsTable, nameOf: NameOf): Correction => ({
  correctionId: one.correction_id,
  result: one.result,
  accuracy: one.accuracy,
  reason: one.reason,
  authorName: nameOf(one.author_id),
  correctedAt: one.corrected_at.toISOString(),
});

/** @param corrections of this result, latest first */
export function spokenOnTheWire(
  row: SpokenRow,
  corrections: readonly ResponseCorrectionsTable[],
  nameOf: NameOf,
): SpokenAnswer {
  const { view, result, accuracy } = row;
  const original = row.has_result ? { result, accuracy } : null;
  const [latest] = corrections;
  return {
    taskId: row.task_id,
    responseId: row.response_id,
    date: row.date,
    place: row.place,
    sessionKind: row.kind,
    typeId: row.task_type_id,
    taskName: exerciseName(row.task_type_id),
    taskLevel: row.level,
    words: spokenAnswers(view) ?? [],
    picture: pictureOf(view),
    tries: row.tries.map(tryOnTheWire),
    markedByPatient: markOf(view, row.events ?? []),
    original,
    counted: latest ? { result: latest.result, accuracy: latest.accuracy } : original,
    corrections: corrections.map((one) => correctionOnTheWire(one, nameOf)),
  };
}
