import type { TaskResult, TherapySession } from "@regain/contract/entities/session";
import type { Draft } from "../engine/item.ts";

/** The open session as it is kept on the device, so that a reload without a network goes on with the same item. */
export interface KeptSession {
  readonly session: TherapySession;
  /** Server time minus device time, ms, when it was fetched. */
  readonly clockOffsetMs: number;
  /** Tasks answered on this device since. */
  readonly answeredTaskIds: readonly string[];
  readonly draft: Draft | undefined;
}

/** A session that was put aside, to be begun without a network. All times are ms of the device's clock. */
export interface SessionAhead extends KeptSession {
  readonly putAsideAt: number;
  /** Until then it may be begun without asking the server. */
  readonly startUntil: number;
}

/** What lets this device send the answers of one session, whoever is signed in. */
export interface SubmitPermit {
  readonly sessionId: string;
  readonly patientId: string;
  readonly token: string;
  /** Its end, ms of the device's clock. */
  readonly until: number;
}

/** Where practice is kept on the device: answers still to be sent, the open session and the next, by patient. */
export interface PracticeStore {
  /** False where the browser keeps nothing and all is lost when the page closes. */
  readonly isLasting: boolean;
  /** False while more may be kept than can be read. */
  readonly isWhole: boolean;
  /** Keeps results, and marks their tasks answered in the kept session: both or neither. */
  addAnswers(patientId: string, results: readonly TaskResult[]): Promise<void>;
  /** Oldest first. */
  unsentAnswers(patientId: string, limit: number): Promise<readonly TaskResult[]>;
  countUnsent(patientId: string): Promise<number>;
  /** Counts one more attempt to send these. */
  noteAttempt(uuids: readonly string[]): Promise<void>;
  removeAnswers(uuids: readonly string[]): Promise<void>;
  /** Homework that is opened takes the place of what was put aside. */
  keepSession(patientId: string, kept: KeptSession): Promise<void>;
  keptSession(patientId: string): Promise<KeptSession | undefined>;
  /** Marks tasks of the kept session that were answered on another device. */
  markAnswered(patientId: string, taskIds: readonly string[]): Promise<void>;
  /** Forgets this session, and none that another tab has opened since. */
  forgetSession(patientId: string, sessionId: string): Promise<void>;
  /**
   * Puts a session aside, unless it is the very one that is open.
   * @param isWanted asked at the last moment: `forgetAheads` may have been called meanwhile
   */
  keepAhead(patientId: string, ahead: SessionAhead, isWanted?: () => boolean): Promise<void>;
  sessionAhead(patientId: string): Promise<SessionAhead | undefined>;
  /**
   * Of everybody: who leaves a device leaves nothing on it that could be begun, nor what lets its answers be sent:
   * what was not begun has none.
   */
  forgetAheads(): Promise<void>;
  /** Forgets those that have ended by now. */
  keepPermit(permit: SubmitPermit, now: number): Promise<void>;
  permits(patientId: string): Promise<readonly SubmitPermit[]>;
  forgetPermit(sessionId: string): Promise<void>;
  /** Of an open task of the kept session; that of another session, which another tab has opened, is let go. */
  keepDraft(patientId: string, draft: Draft): Promise<void>;
  /** Takes or renews a lease unless somebody else holds it. All times are ms of the device's clock. */
  takeLease(name: string, holder: string, now: number, until: number): Promise<boolean>;
  dropLease(name: string, holder: string): Promise<void>;
}

/** Whether what was put aside has done its duty once this session is opened. */
export const takesPlaceOfAhead = ({ session }: KeptSession): boolean =>
  session.kind === "SCHEDULED" && session.place === "home";

/** Whether the draft is of a task of this session that has no result from here. */
export const hasOpen = ({ session, answeredTaskIds }: KeptSession, { taskId }: Draft): boolean =>
  !answeredTaskIds.includes(taskId) && session.tasks.some((task) => task.taskId === taskId);

/** Marks tasks answered; a draft of one of them is done with. */
export function withAnswered(kept: KeptSession, taskIds: readonly string[]): KeptSession {
  return {
    ...kept,
    answeredTaskIds: [...new Set([...kept.answeredTaskIds, ...taskIds])],
    draft: kept.draft && taskIds.includes(kept.draft.taskId) ? undefined : kept.draft,
  };
}
