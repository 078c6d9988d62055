import type { TaskResult } from "@regain/contract/entities/session";
import type { SubmitToken } from "./practice-store.ts";

export interface Batch {
  readonly answers: readonly TaskResult[];
  /** What they are sent with; undefined if they are sent with the sign-in. */
  readonly submitToken: SubmitToken | undefined;
}

/**
 * The next answers that may be sent, in order: with their session's submit token if there is one, so that neither a
 * logout nor an expired sign-in holds them back, else with the sign-in. Undefined if none may.
 * @param maySend whether an answer may be sent with the sign-in
 */
export function nextBatch(
  answers: readonly TaskResult[],
  submitTokens: readonly SubmitToken[],
  maySend: (answer: TaskResult) => boolean,
): Batch | undefined {
  const bySession = new Map(
    submitTokens.map((submitToken) => [submitToken.sessionId, submitToken]),
  );
  const permitOf = ({ sessionId }: TaskResult) => bySession.get(sessionId);
  const ready = answers.filter((answer) => permitOf(answer) ?? maySend(answer));
  const [first] = ready;
  if (!first) return undefined;
  const submitToken = permitOf(first);
  return { answers: ready.filter((answer) => permitOf(answer) === submitToken), submitToken };
}
