import type { TaskResult } from "@regain/contract/entities/session";
import type { StoredSession } from "../outbox/practice-store.ts";

/** The server's session, plus what this device knows better: answers still on their way, and the open item. */
export function mergeStoredSession(
  fetched: StoredSession,
  kept: StoredSession | undefined,
  unsent: readonly TaskResult[],
): StoredSession {
  const isSame = kept?.session.sessionId === fetched.session.sessionId;
  const answered = new Set([
    ...(isSame ? kept.answeredTaskIds : []),
    ...unsent.map(({ taskId }) => taskId),
  ]);
  const own = fetched.session.tasks.filter(({ taskId }) => answered.has(taskId));
  return {
    ...fetched,
    answeredTaskIds: own.map(({ taskId }) => taskId),
    draft: isSame ? kept.draft : undefined,
  };
}
