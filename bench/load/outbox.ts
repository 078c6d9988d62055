import type { TaskResult } from "@regain/contract/entities/session";
import { CallError } from "@regain/contract/client";
import { withLease } from "../../apps/web/src/features/session/outbox/exclusive.ts";
import { memoryStore } from "../../apps/web/src/features/session/outbox/memory-store.ts";
import {
  createSender,
  type RecordStatus,
  type SenderParts,
} from "../../apps/web/src/features/session/outbox/sender.ts";

export interface LoadOutbox {
  /** Stores a result and sends it in the background. */
  add(result: TaskResult): Promise<void>;
  /** Resolves when everything is acknowledged or refused, or it is given up; returns the uuids still waiting. */
  drained(giveUp?: AbortSignal): Promise<string[]>;
}

export interface LoadOutboxOptions extends Pick<SenderParts, "patientId" | "send" | "hindranceOf"> {
  /** Called with every receipt from the server, once per record. */
  readonly onReceipt: (receipt: RecordStatus) => void;
  /** The longest wait before another try, ms. */
  readonly maxWaitMs: number;
}

const many = 10_000;

/** The web app's own outbox, in memory instead of a browser's database. */
export function openLoadOutbox({
  onReceipt,
  maxWaitMs,
  send,
  ...own
}: LoadOutboxOptions): LoadOutbox {
  const { patientId } = own;
  const store = memoryStore();
  let timer: NodeJS.Timeout | undefined;
  let onEmpty: (() => void) | undefined;
  const sender = createSender({
    ...own,
    store,
    // Each patient here is signed in.
    choose: (waiting) => Promise.resolve(waiting),
    async send(answers) {
      const receipts = await send(answers);
      receipts?.forEach(onReceipt);
      return receipts;
    },
    retryAfterMs: (error) =>
      error instanceof CallError ? (error.retryAfterSeconds ?? 0) * 1000 : 0,
    exclusively: withLease(store, "device", () => Date.now()),
    later(run, ms) {
      timer = setTimeout(run, Math.min(ms, maxWaitMs));
      return () => clearTimeout(timer);
    },
    onChange(unsent, hindrance) {
      // Refused for good: waiting gains nothing.
      if (unsent === 0 || hindrance === "signed-out") onEmpty?.();
    },
  });
  return {
    async add(result) {
      await store.addAnswers(patientId, [result]);
      void sender.flush();
    },
    async drained(giveUp) {
      const empty = Promise.withResolvers<void>();
      onEmpty = empty.resolve;
      giveUp?.addEventListener("abort", () => empty.resolve(), { once: true });
      if (giveUp?.aborted || (await store.countUnsent(patientId)) === 0) empty.resolve();
      await sender.flush();
      await empty.promise;
      if (giveUp?.aborted) clearTimeout(timer);
      return (await store.unsentAnswers(patientId, many)).map(({ uuid }) => uuid);
    },
  };
}
