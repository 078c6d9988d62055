import type { TaskResult } from "@regain/contract/entities/session";
import type { Exclusively } from "./exclusive.ts";
import type { PracticeStore } from "./practice-store.ts";

/** What became of one record; every answer of the server's is final. */
export interface Receipt {
  readonly uuid: string | null;
  readonly status: "stored" | "duplicate" | "rejected";
}

/**
 * Why nothing could be sent: nobody may, for nobody is signed in; no answer came; the server has too much to do; none
 * came, and nobody is signed in, so that the device has to send it alone; or the server does not take what it was sent.
 */
export type Hindrance = "signed-out" | "unreachable" | "busy" | "left-behind" | "refused";

export interface SenderParts {
  readonly patientId: string;
  readonly store: PracticeStore;
  /** Those of the waiting that may go together, in their order; none where none may. */
  readonly choose: (waiting: readonly TaskResult[]) => Promise<readonly TaskResult[]>;
  /** What became of them; undefined where what they were to go with has ended, and others may be next. */
  readonly send: (answers: readonly TaskResult[]) => Promise<readonly Receipt[] | undefined>;
  readonly hindranceOf: (error: unknown) => Hindrance;
  /** How long the server asks to wait before anything more is sent, ms; 0 where it does not. */
  readonly askedToWaitMs: (error: unknown) => number;
  readonly exclusively: Exclusively;
  /** Calls back after a while; answers the way to call it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Hears about every change: how many are left, and what stands in the way. */
  readonly onChange: (unsent: number, hindrance: Hindrance | undefined) => void;
}

export interface Sender {
  /** Sends what there is, now, or when the server wants it. Never throws. */
  flush(): Promise<void>;
}

const batchSize = 20;
const firstDelayMs = 1_000;
const longestDelayMs = 60_000;

class NoneMayGo extends Error {}

/** 1 s, then double each time, 60 s at most. */
export const delayAfter = (failures: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));

/** Empties the outbox of one patient into the server, batch by batch, in the order the answers were given. */
export function createSender(parts: SenderParts): Sender {
  const { patientId, store } = parts;
  /** Answers that the server does not take, not even alone: kept, and tried again when the page is next opened. */
  const parked = new Set<string>();
  let size = batchSize;
  let failures = 0;
  let hindrance: Hindrance | undefined;
  let running: Promise<void> | undefined;
  let callOff: (() => void) | undefined;
  let isAskedToWait = false;
  /** Somebody wanted to send while it was being sent: what came meanwhile may not have been seen. */
  let isWantedAgain = false;

  let unsent = 0;

  async function tell(): Promise<void> {
    // Where they cannot be counted, the last count stands: what stands in the way is to be heard all the same.
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
    failures = 0;
    hindrance = undefined;
    await tell();
  }

  /** One answer that the server does not take must not hold the others back: it is found by halving. */
  function narrow(answers: readonly TaskResult[]): void {
    const [only] = answers;
    if (answers.length === 1 && only) parked.add(only.uuid);
    size = Math.ceil(answers.length / 2);
  }

  /**
   * The next to be sent. Behind many that only a sign-in can send there may be some that can go without: as far as it
   * needs to, it looks at all of them.
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
      // A tab that slept over its turn finds another one at it.
      if (!(await isStillOurs())) return tryLater(firstDelayMs);
      const answers = await nextAnswers();
      if (answers.length === 0) return;
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
      // Nobody is signed in: only a new sign-in helps, and that starts it anew.
      if (hindrance === "signed-out") return;
      const asked = parts.askedToWaitMs(error);
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
    // It is counted and told, and goes when the server wants it.
    if (isAskedToWait) return tell();
    if (running) isWantedAgain = true;
    running ??= attemptAll();
    return running;
  }

  return { flush };
}
