import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import { readAccessToken } from "../../../lib/access-token.ts";
import { type Observable, observable } from "../../../lib/observable.ts";
import { retryAfterMs, isBusy } from "../../../lib/query-client.ts";
import { blockReload } from "../../../lib/renewal.ts";
import { markUnsent, patientsWithUnsent } from "../../../lib/unsent-mark.ts";
import { withLease, withWebLocks, type Exclusively } from "./exclusive.ts";
import { openIndexedDbStore } from "./indexed-db-store.ts";
import { memoryStore } from "./memory-store.ts";
import type { PracticeStore } from "./practice-store.ts";
import { notifyUnsent } from "./notify-unsent.ts";
import { withFallback } from "./with-fallback.ts";
import { answersToSend, isAuthRefusal, isFromServer, sendAnswers } from "./send-answers.ts";
import { createSender, type Hindrance } from "./sender.ts";

export interface OutboxState {
  readonly unsent: number;
  readonly hindrance: Hindrance | undefined;
  /** False if this browser forgets the answers when the page closes. */
  readonly isLasting: boolean;
}

/** One patient's answers on their way to the server. */
export interface Outbox {
  readonly patientId: string;
  readonly state: Observable<OutboxState>;
  /** Persists results, then sends them in the background. */
  add(results: readonly TaskResult[]): Promise<void>;
  /** Sends what is waiting; resolves once that has been tried. */
  flush(): Promise<void>;
}

let opening: Promise<PracticeStore> | undefined;

/** Some browsers never report whether they can open a database. */
const maxOpeningMs = 10_000;

async function openStore(): Promise<PracticeStore> {
  const tooLong = new Promise<never>((_, giveUp) => {
    setTimeout(() => giveUp(new Error("The browser opens no database.")), maxOpeningMs);
  });
  try {
    return withFallback(await Promise.race([openIndexedDbStore(), tooLong]), memoryStore());
  } catch {
    // What an earlier page left in the database may still be there.
    return { ...memoryStore(), isWhole: patientsWithUnsent().length === 0 };
  }
}

/** This device's store, or the page's memory if the browser refuses one. */
export const practiceStore = (): Promise<PracticeStore> => (opening ??= openStore());

/** Names this tab among the others; it need not be a secret. */
const tabName = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join("-");

function exclusively(store: PracticeStore): Exclusively {
  const leased = withLease(store, tabName(), () => Date.now());
  return "locks" in navigator ? withWebLocks(navigator.locks, leased) : leased;
}

const mayPassLater = new Set([408, 429]);
/** It does not matter who says so: a smaller batch may get through. */
const tooLarge = 413;

function hindranceOf(error: unknown, isSignedIn: boolean): Hindrance {
  const unanswered = isSignedIn ? "unreachable" : "left-behind";
  if (isBusy(error)) return isSignedIn ? "busy" : "left-behind";
  if (!(error instanceof CallError)) return unanswered;
  if (isAuthRefusal(error)) return "signed-out";
  const isSaidOfThem = error.status >= 400 && error.status < 500 && !mayPassLater.has(error.status);
  const isRefusal = isSaidOfThem && (isFromServer(error) || error.status === tooLarge);
  return isRefusal ? "refused" : unanswered;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function openOutbox(patientId: string): Outbox {
  const state = observable<OutboxState>({ unsent: 0, hindrance: undefined, isLasting: true });
  /** The reason last given, while nobody is signed in, why answers are waiting. */
  let toldOf: Hindrance | undefined;

  async function prepare() {
    const store = await practiceStore();
    const sender = createSender({
      patientId,
      store,
      choose: (waiting) => answersToSend(store, patientId, waiting),
      send: (answers) => sendAnswers(store, patientId, answers),
      hindranceOf: (error) => hindranceOf(error, readAccessToken() !== undefined),
      retryAfterMs,
      exclusively: exclusively(store),
      later,
      onChange(unsent, hindrance) {
        const next = { unsent, hindrance, isLasting: store.isLasting };
        // To somebody who is signed in it would mean nothing.
        toldOf = readAccessToken() ? undefined : notifyUnsent(toldOf, next);
        // The next page must know about answers that cannot be read now.
        if (unsent > 0 || store.isWhole) markUnsent(patientId, unsent > 0);
        blockReload(patientId, !next.isLasting && unsent > 0);
        state.set(next);
      },
    });
    return { store, sender };
  }
  const ready = prepare();

  const flush = async () => {
    const parts = await ready;
    await parts.sender.flush();
  };
  addEventListener("online", () => void flush());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void flush();
  });
  void flush();

  return {
    patientId,
    state,
    flush,
    async add(results) {
      const parts = await ready;
      await parts.store.addAnswers(patientId, results);
      void parts.sender.flush();
    },
  };
}

const outboxes = new Map<string, Outbox>();

/** The outbox of a patient. It keeps sending while the page is open, even after somebody else signs in. */
export function outboxOf(patientId: string): Outbox {
  const outbox = outboxes.get(patientId) ?? openOutbox(patientId);
  outboxes.set(patientId, outbox);
  return outbox;
}
