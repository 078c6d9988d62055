/** How an answer counts: with the latest correction, and without help. The same as `count_blocks` in SQL. */
import { accuracyWithoutHelp, countedLatency } from "@regain/therapy/blocks";
import type { ResponseCorrectionsTable } from "../../db/tables/therapy.ts";
import type { AnswerRow } from "./responses.store.ts";

export interface Counted {
  readonly result: AnswerRow["result"];
  /** 0 to 100; null for a skipped item. */
  readonly accuracy: number | null;
  readonly withoutHelp: number | null;
  /** To the last response; null for a skipped item. */
  readonly latencyMs: number | null;
}

/** @param latest the correction that counts, if any */
export function countedOf(
  row: AnswerRow,
  latest: Pick<ResponseCorrectionsTable, "result" | "accuracy"> | undefined,
): Counted {
  const { result, accuracy } = latest ?? row;
  const cueCount = row.semantic_cues + row.phonemic_cues + row.graphemic_cues + row.full_cues;
  const score = { result, accuracy, cueCount, hintCount: row.hints };
  return {
    result,
    accuracy,
    withoutHelp: accuracyWithoutHelp(score),
    latencyMs: countedLatency({ accuracy, lastResponseMs: row.last_response_ms }),
  };
}
