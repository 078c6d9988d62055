import type { TaskResult } from "@regain/contract/entities/session";
import type { Exclusively } from "./exclusive.ts";
import type { PracticeStore } from "./practice-store.ts";

/** What became of one record; every answer from the server is final. */
export interface RecordStatus {
  readonly uuid: string | null;
  readonly status: "stored" | "duplicate" | "rejected";
}

/**
 * Why nothing could be sent, in this order: nobody who may send is signed in; no answer came; the server is
 * busy; no answer came and nobody is signed in, so that the device must send by itself; or the server rejects
 * what it was sent.
 */
export type Hindrance = "signed-out" | "unreachable" | "busy" | "left-behind" | "refused";

export interface SenderParts {
  readonly patientId: string;
  readonly store: PracticeStore;
  /** Those of the waiting answers that may be sent together, in order; empty if none may. */
  readonly choose: (waiting: readonly TaskResult[]) => Promise<readonly TaskResult[]>;
  /** What became of them; undefined if the submit token or sign-in they needed has expired, and others may be next. */
  readonly send: (answers: readonly TaskResult[]) => Promise<readonly RecordStatus[] | undefined>;
  readonly hindranceOf: (error: unknown) => Hindrance;
  /** How long the server asks to wait before anything more is sent, ms; 0 if it does not. */
  readonly retryAfterMs: (error: unknown) => number;
  readonly exclusively: Exclusively;
  /** Calls `run` after `ms`; returns a function that cancels it. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Called on every change: how many are left, and what holds them back. */
  readonly onChange: (unsent: number, hindrance: Hindrance | undefined) => void;
}

export interface Sender {
  /** Sends what is waiting, now or when the server allows it. Never throws. */
  flush(): Promise<void>;
}

const batchSize = 20;
const firstDelayMs = 1_000;
const maxDelayMs = 60_000;

class NoneMayGo extends Error {}

/** 1 s, then double each time, 60 s at most. */
export const delayAfter = (failures: number): number =>
  Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 1));

/** Empties the outbox of one patient into the server, batch by batch, in the order the answers were given. */
export function createSender(parts: SenderParts): Sender {
  const { patientId, store } = parts;
  /** Answers that the server rejects even alone: kept, and tried again when the page is next opened. */
  const parked = new Set<string>();
  let size = batchSize;
  let failures = 0;
  let hindrance: Hindrance | undefined;
  let running: Promise<void> | undefined;
  let callOff: (() => void) | undefined;
  let isAskedToWait = false;
  /** A flush was requested while one was running, which may not have seen the latest answers. */
  let isWantedAgain = false;

  let unsent = 0;

  async function tell(): Promise<void> {
    // If they cannot be counted, the last count stays: the hindrance must be reported all the same.
    unsent = await store.countUnsent(patientId).catch(() => unsent);
    parts.onChange(unsent, hindrance);
  }

  function tryLater(ms: number): void {
    callOff?.();
    callOff = parts.later(() => {
      isAskedToWait = false;
      void flush();
    }, ms);
  }

  async function noteSent(): Promise<void> {
    failures = 0;
    hindrance = undefined;
    await tell();
  }

  async function sendBatch(answers: readonly TaskResult[]): Promise<void> {
    const uuids = answers.map(({ uuid }) => uuid);
    await store.noteAttempt(uuids);
    const attempted = answers.map((one) => ({ ...one, sendAttempts: one.sendAttempts + 1 }));
    const receipts = await parts.send(attempted);
    if (!receipts) return;
    const receipted = new Set(receipts.map(({ uuid }) => uuid));
    const done = uuids.filter((uuid) => receipted.has(uuid));
    if (done.length === 0)
      throw new Error("The server said nothing about the answers it was sent.");
    await store.removeAnswers(done);
    await noteSent();
  }

  /** One answer that the server rejects must not hold the others back: it is found by halving the batch. */
  function narrow(answers: readonly TaskResult[]): void {
    const [only] = answers;
    if (answers.length === 1 && only) parked.add(only.uuid);
    size = Math.ceil(answers.length / 2);
  }

  /**
   * The next to be sent. Behind many that only a sign-in can send there may be some that can go without one,
   * so it looks as far back as it needs to.
   * @throws NoneMayGo
   */
  async function nextAnswers(): Promise<readonly TaskResult[]> {
    for (let limit = batchSize + parked.size; ; limit *= 4) {
      const found = await store.unsentAnswers(patientId, limit);
      const waiting = found.filter(({ uuid }) => !parked.has(uuid));
      const chosen = await parts.choose(waiting);
      if (chosen.length > 0) return chosen.slice(0, size);
      if (found.length < limit) {
        if (waiting.length > 0) throw new NoneMayGo();
        return [];
      }
    }
  }

  async function sendAll(isStillOurs: () => Promise<boolean>): Promise<void> {
    for (;;) {
      // A tab that slept through its turn finds another one sending.
      if (!(await isStillOurs())) return tryLater(firstDelayMs);
      const answers = await nextAnswers();
      if (answers.length === 0) {
        // Another tab may have sent what was held back here.
        if (hindrance !== undefined) await noteSent();
        return;
      }
      try {
        await sendBatch(answers);
        size = batchSize;
      } catch (error) {
        if (parts.hindranceOf(error) !== "refused") throw error;
        narrow(answers);
      }
    }
  }

  async function attempt(): Promise<void> {
    callOff?.();
    try {
      await tell();
      const didRun = await parts.exclusively(`regain-outbox-${patientId}`, sendAll);
      if (!didRun) tryLater(firstDelayMs);
    } catch (error) {
      failures += 1;
      hindrance = error instanceof NoneMayGo ? "signed-out" : parts.hindranceOf(error);
      await tell();
      // Nobody is signed in: only a new sign-in helps, and that restarts sending.
      if (hindrance === "signed-out") return;
      const asked = parts.retryAfterMs(error);
      isAskedToWait = asked > 0;
      tryLater(Math.max(asked, delayAfter(failures)));
    }
  }

  async function attemptAll(): Promise<void> {
    try {
      do {
        isWantedAgain = false;
        await attempt();
      } while (isWantedAgain && hindrance === undefined);
    } finally {
      running = undefined;
    }
  }

  function flush(): Promise<void> {
    // It is counted and reported, and sent when the server allows it.
    if (isAskedToWait) return tell();
    if (running) isWantedAgain = true;
    running ??= attemptAll();
    return running;
  }

  return { flush };
}
