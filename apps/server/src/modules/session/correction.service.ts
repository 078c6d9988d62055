import { isDeepStrictEqual } from "node:util";
import type { Result } from "@regain/contract/entities/enumerations";
import { v7 } from "uuid";
import type { Trx } from "../../db/database.ts";
import { Refusal } from "../../lib/http/refusal.ts";
import { requireActivePatient } from "../caseload/active-patient.service.ts";
import { lockPatient } from "../patient.store.ts";
import { spokenAnswers } from "../speech/speech.rules.ts";
import { findResponse, insertCorrection, latestCorrection } from "./response.store.ts";

export interface Judgement {
  readonly result: Result;
  /** Percent correct. */
  readonly accuracy: number;
}

/** What each result is worth; a partly correct one comes with its share. */
const worth: Readonly<Record<Exclude<Result, "correct_partially">, number>> = {
  correct: 100,
  correct_w_help: 100,
  incorrect: 0,
};

/** @throws Refusal `malformed-request` for a partly correct result without its share, or any other with one */
export function judgementOf(result: Result, share: number | undefined): Judgement {
  const isPart = result === "correct_partially";
  if (isPart !== (share !== undefined))
    throw new Refusal("malformed-request", {
      fields: {
        accuracy: isPart
          ? "Say how much of it was right, 1 to 99."
          : "Only an answer that is partly right has a share.",
      },
    });
  return { result, accuracy: isPart ? (share ?? 0) : worth[result] };
}

export interface NewCorrection extends Judgement {
  readonly patientId: string;
  readonly responseId: string;
  readonly authorId: string;
  readonly reason: string;
}

/**
 * Stores a clinician's judgment next to the original, and recounts the block. What was decided
 * about levels stays: the patient has kept practicing at them. Sent again, it is stored once.
 * @returns its id
 * @throws Refusal as `requireActivePatient`, and `not-found`, `skipped-item`, `not-spoken`
 */
export async function correctAnswer(
  trx: Trx,
  { patientId, responseId, authorId, result, accuracy, reason }: NewCorrection,
  now: Date,
): Promise<string> {
  await lockPatient(trx, patientId);
  await requireActivePatient(trx, authorId, patientId);
  const response = await findResponse(trx, patientId, responseId);
  if (!response) throw new Refusal("not-found");
  if (!spokenAnswers(response.view)) throw new Refusal("not-spoken");
  if (response.skip_type !== "NONE") throw new Refusal("skipped-item");
  const judged = { result, accuracy, reason, author_id: authorId };
  const latest = await latestCorrection(trx, patientId, responseId);
  if (latest && isDeepStrictEqual({ ...latest, ...judged }, latest)) return latest.correction_id;
  const correctionId = v7();
  await insertCorrection(trx, {
    ...judged,
    patient_id: patientId,
    correction_id: correctionId,
    response_uuid: responseId,
    corrected_at: now,
  });
  return correctionId;
}
