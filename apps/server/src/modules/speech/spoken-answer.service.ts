import type { Correction, SpokenTry } from "@regain/contract/entities/spoken-answer";
import type { Trx } from "../../db/database.ts";
import { authorNames } from "../author-name.store.ts";
import type { KeptAt } from "./kept-recordings.rules.ts";
import { correctionOnTheWire, tryOnTheWire } from "./spoken-answers.rules.ts";
import { correctionsOf, keptTries } from "./spoken-answers.store.ts";

export interface AnswerNamed {
  readonly patientId: string;
  readonly taskId: string;
  readonly responseId: string;
}

/** How one answer has been corrected since, and what can still be heard of it; both are empty for most. */
export async function spokenAnswerDetails(
  trx: Trx,
  { patientId, taskId, responseId }: AnswerNamed,
  kept: KeptAt,
): Promise<{ corrections: Correction[]; tries: SpokenTry[] }> {
  const corrections = await correctionsOf(trx, patientId, [responseId]);
  const authors = corrections.map((one) => one.author_id);
  const names = await authorNames(trx, patientId, authors);
  const tries = await keptTries(trx, patientId, taskId, kept);
  return {
    corrections: corrections.map((one) => correctionOnTheWire(one, (id) => names.get(id) ?? null)),
    tries: tries.map(tryOnTheWire),
  };
}
