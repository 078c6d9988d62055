import type { TaskResult } from "@regain/contract/entities/session";
import type { SubmitPermit } from "./practice-store.ts";

export interface Batch {
  readonly answers: readonly TaskResult[];
  /** What they are sent with; undefined where they are sent with the sign-in. */
  readonly permit: SubmitPermit | undefined;
}

/**
 * The next answers that may go, in their order: with the permit of their session where there is one, so that neither a
 * log-out nor an ended sign-in stands in their way, else with the sign-in. Undefined where none may.
 * @param maySend whether it may go with the sign-in
 */
export function nextBatch(
  answers: readonly TaskResult[],
  permits: readonly SubmitPermit[],
  maySend: (answer: TaskResult) => boolean,
): Batch | undefined {
  const bySession = new Map(permits.map((permit) => [permit.sessionId, permit]));
  const permitOf = ({ sessionId }: TaskResult) => bySession.get(sessionId);
  const ready = answers.filter((answer) => permitOf(answer) ?? maySend(answer));
  const [first] = ready;
  if (!first) return undefined;
  const permit = permitOf(first);
  return { answers: ready.filter((answer) => permitOf(answer) === permit), permit };
}
