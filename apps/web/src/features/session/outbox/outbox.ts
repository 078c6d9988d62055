import { sendResponses } from "@regain/contract/calls/session/send-responses";
import { CallError } from "@regain/contract/client";
import type { TaskResult } from "@regain/contract/entities/session";
import { readAccessToken } from "../../../lib/access-token.ts";
import { call } from "../../../lib/api.ts";
import { type Observable, observable } from "../../../lib/observable.ts";
import { byLease, byLocks, type Exclusively } from "./exclusive.ts";
import { openIndexedDbStore } from "./indexed-db-store.ts";
import { memoryStore } from "./memory-store.ts";
import type { PracticeStore } from "./practice-store.ts";
import { sayWhatIsLeft } from "./say-unsent.ts";
import { withSpare } from "./with-spare.ts";
import { createSender, type Hindrance, type Sender } from "./sender.ts";

export interface OutboxState {
  readonly unsent: number;
  readonly hindrance: Hindrance | undefined;
  /** False where this browser forgets the answers when the page closes. */
  readonly isLasting: boolean;
}

/** One patient's answers on their way to the server. */
export interface Outbox {
  readonly patientId: string;
  readonly state: Observable<OutboxState>;
  /** Keeps results for good, then sends them in the background. */
  add(results: readonly TaskResult[]): Promise<void>;
  /** Sends what there is; resolves when that has been tried. */
  flush(): Promise<void>;
  close(): void;
}

let opening: Promise<PracticeStore> | undefined;

async function openStore(): Promise<PracticeStore> {
  try {
    return withSpare(await openIndexedDbStore(), memoryStore());
  } catch {
    return memoryStore();
  }
}

/** This device's store; where the browser refuses one, the page's memory. */
export const practiceStore = (): Promise<PracticeStore> => (opening ??= openStore());

/** Names this tab among the others; it need not be a secret. */
const tabName = (): string => [...crypto.getRandomValues(new Uint32Array(2))].join("-");

const exclusively = (store: PracticeStore): Exclusively =>
  "locks" in navigator ? byLocks(navigator.locks) : byLease(store, tabName(), () => Date.now());

const signedOut = new CallError(401, "not-signed-in", "Nobody is signed in.");
const notTheirs = new Set([401, 403, 404]);

const mayPassLater = new Set([408, 429]);

function hindranceOf(error: unknown): Hindrance {
  if (!(error instanceof CallError)) return "unreachable";
  if (notTheirs.has(error.status)) return "signed-out";
  const isRefusal = error.status >= 400 && error.status < 500 && !mayPassLater.has(error.status);
  return isRefusal ? "refused" : "unreachable";
}

async function send(patientId: string, answers: readonly TaskResult[]) {
  if (!readAccessToken()) throw signedOut;
  const { results } = await call(sendResponses, { params: { id: patientId }, body: [...answers] });
  return results;
}

function later(run: () => void, ms: number): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

function openOutbox(patientId: string): Outbox {
  const state = observable<OutboxState>({ unsent: 0, hindrance: undefined, isLasting: true });
  const closing = new AbortController();
  let sender: Sender | undefined;

  async function prepare() {
    const store = await practiceStore();
    const own = createSender({
      patientId,
      store,
      send: (answers) => send(patientId, answers),
      hindranceOf,
      exclusively: exclusively(store),
      later,
      onChange(unsent, hindrance) {
        const next = { unsent, hindrance, isLasting: store.isLasting };
        sayWhatIsLeft(state.get(), next);
        state.set(next);
      },
    });
    sender = own;
    return { store, sender: own };
  }
  const ready = prepare();

  const flush = async () => {
    const parts = await ready;
    await parts.sender.flush();
  };
  const { signal } = closing;
  addEventListener("online", () => void flush(), { signal });
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "visible") void flush();
    },
    { signal },
  );
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
    close() {
      closing.abort();
      sender?.stop();
    },
  };
}

let current: Outbox | undefined;

/** The outbox of the patient who is signed in. It goes on sending while the page is open. */
export function outboxOf(patientId: string): Outbox {
  if (current?.patientId !== patientId) {
    current?.close();
    current = openOutbox(patientId);
  }
  return current;
}
