import type { TaskResult, TherapySession } from "@regain/contract/entities/session";
import type { Draft } from "../engine/item.ts";

/** The open session as kept on the device, so that an offline reload resumes the same item. */
export interface StoredSession {
  readonly session: TherapySession;
  /** Server time minus device time, ms, when it was fetched. */
  readonly clockOffsetMs: number;
  /** Tasks answered on this device since. */
  readonly answeredTaskIds: readonly string[];
  readonly draft: Draft | undefined;
}

/** A session prefetched for an offline start. All times are ms of the device's clock. */
export interface PrefetchedSession extends StoredSession {
  readonly putAsideAt: number;
  /** Until then it may be started without asking the server. */
  readonly startUntil: number;
}

/** What lets this device send the answers of one session, whoever is signed in. */
export interface SubmitToken {
  readonly sessionId: string;
  readonly patientId: string;
  readonly token: string;
  /** When it expires, ms of the device's clock. */
  readonly until: number;
}

/** Where practice is kept on the device: answers still to be sent, the open session and the next, by patient. */
export interface PracticeStore {
  /** False if the browser keeps nothing and all is lost when the page closes. */
  readonly isLasting: boolean;
  /** False while the device may hold more than can be read. */
  readonly isWhole: boolean;
  /** Keeps results, and marks their tasks answered in the kept session: both or neither. */
  addAnswers(patientId: string, results: readonly TaskResult[]): Promise<void>;
  /** Oldest first. */
  unsentAnswers(patientId: string, limit: number): Promise<readonly TaskResult[]>;
  countUnsent(patientId: string): Promise<number>;
  /** Counts one more attempt to send these. */
  noteAttempt(uuids: readonly string[]): Promise<void>;
  removeAnswers(uuids: readonly string[]): Promise<void>;
  /**
   * Homework that is opened replaces the prefetched session.
   * @param isWanted called at the last moment: `clearSessions` may have been called in between
   */
  keepSession(patientId: string, kept: StoredSession, isWanted?: () => boolean): Promise<void>;
  keptSession(patientId: string): Promise<StoredSession | undefined>;
  /** Marks tasks of the kept session that were answered on another device. */
  markAnswered(patientId: string, taskIds: readonly string[]): Promise<void>;
  /** Forgets this session, but not one that another tab has opened since. */
  forgetSession(patientId: string, sessionId: string): Promise<void>;
  /**
   * Saves a prefetched session, unless it is the open one.
   * @param isWanted called at the last moment: `clearPrefetched` may have been called in between
   */
  savePrefetched(
    patientId: string,
    prefetched: PrefetchedSession,
    isWanted?: () => boolean,
  ): Promise<void>;
  prefetchedSession(patientId: string): Promise<PrefetchedSession | undefined>;
  /**
   * Everybody's: when a sign-in ends, the device keeps no session that could be started, nor its submit token: a
   * session that was not started has no answers to send.
   */
  clearPrefetched(): Promise<void>;
  /**
   * Everybody's: somebody who logs out leaves no session on the device, and submit tokens only of those with answers
   * to send.
   * @param unsent sessions whose answers wait elsewhere
   */
  clearSessions(unsent?: readonly string[]): Promise<void>;
  /** Also forgets those that have expired by `now`. */
  saveSubmitToken(submitToken: SubmitToken, now: number): Promise<void>;
  submitTokens(patientId: string): Promise<readonly SubmitToken[]>;
  deleteSubmitToken(sessionId: string): Promise<void>;
  /**
   * Keeps the draft of an open task of the kept session; any other is dropped: another tab has opened another
   * session.
   */
  keepDraft(patientId: string, draft: Draft): Promise<void>;
  /** Takes or renews a lease unless somebody else holds it. All times are ms of the device's clock. */
  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean>;
  dropLease(name: string, holder: string): Promise<void>;
}

/** Whether opening this session uses up the prefetched one. */
export const replacesPrefetched = ({ session }: StoredSession): boolean =>
  session.kind === "SCHEDULED" && session.place === "home";

/** Whether the draft belongs to a task of this session without a result from this device. */
export const hasOpen = ({ session, answeredTaskIds }: StoredSession, { taskId }: Draft): boolean =>
  !answeredTaskIds.includes(taskId) && session.tasks.some((task) => task.taskId === taskId);

/** Marks tasks answered; a draft of one of them is dropped. */
export function withAnswered(kept: StoredSession, taskIds: readonly string[]): StoredSession {
  return {
    ...kept,
    answeredTaskIds: [...new Set([...kept.answeredTaskIds, ...taskIds])],
    draft: kept.draft && taskIds.includes(kept.draft.taskId) ? undefined : kept.draft,
  };
}
