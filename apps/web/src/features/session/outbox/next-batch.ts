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
 * @param isSignedIn the patient is
 */
export function nextBatch(
  answers: readonly TaskResult[],
  permits: readonly SubmitPermit[],
  isSignedIn: boolean,
): Batch | undefined {
  const bySession = new Map(permits.map((permit) => [permit.sessionId, permit]));
  const permitOf = ({ sessionId }: TaskResult) => bySession.get(sessionId);
  const first = answers.find((answer) => isSignedIn || permitOf(answer));
  if (!first) return undefined;
  const permit = permitOf(first);
  return { answers: answers.filter((answer) => permitOf(answer) === permit), permit };
}
