import { readSettings } from "../../../lib/settings-store.ts";
import { answeredTasks } from "../api/answered-tasks.ts";
import { unansweredTasks } from "../api/stored-session-state.ts";
import { openSession } from "../api/open-session.ts";
import type { SessionWish } from "../api/session-wish.ts";
import type { Draft, Item } from "../engine/item.ts";
import { createPlayer, type Player } from "../engine/player-host.ts";
import { type RecordContext, resultRecord } from "../engine/result-record.ts";
import { prefetchForOffline } from "../offline/prefetch-for-offline.ts";
import { downloadSessionFiles } from "../offline/download-session-files.ts";
import { requestPersistentStorage } from "../offline/persistent-storage.ts";
import { registerServiceWorker } from "../offline/service-worker.ts";
import { type Outbox, outboxOf, practiceStore } from "../outbox/outbox.ts";
import { type StoredSession, replacesPrefetched } from "../outbox/practice-store.ts";
import { nextPaint } from "../../../lib/after-paint.ts";
import { describeDevice } from "./device.ts";

/** A patient's player with what it needs around it: the outbox, and the device's memory of the open item. */
export interface Practice {
  readonly player: Player;
  readonly outbox: Outbox;
  /**
   * Opens a session and shows its first item without a result; nothing, if the screen was left in the
   * meantime.
   * @throws CallError when there is none to open
   */
  start(wish: SessionWish): Promise<void>;
  /** Prefetches the next session of this homework for an offline start. Starting a session cancels it. */
  prefetchNext(scheduleId: string): Promise<void>;
  /** Leaves out what another device has answered of the session since. If nothing is known, all of it stays. */
  lookElsewhere(): Promise<void>;
  /**
   * Forgets this page's session, but not another tab's; if this page has none, the one left here in the
   * clinic. Answers stay until they are sent.
   */
  finish(): Promise<void>;
  /** The screen has been left for good. */
  close(): void;
}

/** Saves the open item on the device after each of its events, once that has been painted. */
function keepDrafts(player: Player, patientId: string): void {
  let known: Item | undefined;
  async function keep(draft: Draft): Promise<void> {
    await nextPaint();
    const store = await practiceStore();
    await store.keepDraft(patientId, draft);
  }
  player.subscribe(() => {
    const { item } = player.get();
    if (!item || item.phase === "answered") return;
    const { task, events, reachedAt } = item;
    if (events === known?.events && reachedAt === known.reachedAt) return;
    known = item;
    void keep({ taskId: task.taskId, events, reachedAt });
  });
}

/** @param userId who is signed in: the patient, or a clinician in the clinic */
export function createPractice(patientId: string, userId = patientId): Practice {
  const outbox = outboxOf(patientId);
  const device = describeDevice();
  let opened: StoredSession | undefined;
  /** Of the last start: ends with the next one and with the screen. */
  let starting = new AbortController();
  let bringingNext = new AbortController();

  const contextNow = (): RecordContext => ({
    patientId,
    userId,
    clockOffsetMs: opened?.clockOffsetMs ?? 0,
    settings: readSettings(),
    versions: new Map(opened?.session.taskTypes.map(({ typeId, version }) => [typeId, version])),
    device,
  });

  const player = createPlayer({
    monotonic: () => performance.now(),
    now: () => Date.now(),
    page: document,
    async keep(made) {
      // First the feedback, then the writing: the patient waits only for the feedback.
      await nextPaint();
      const context = contextNow();
      await outbox.add(made.map((outcome) => resultRecord(outcome, context)));
    },
  });
  keepDrafts(player, patientId);

  /** The first item comes first: only then what the rest of the session needs. */
  async function prepareForNoNetwork(started: StoredSession, signal: AbortSignal): Promise<void> {
    bringingNext.abort();
    await nextPaint();
    registerServiceWorker();
    requestPersistentStorage();
    const { scheduleId } = started.session;
    // Somebody who starts before the welcome has set it aside lacks the submit token to send answers after the
    // sign-in has expired.
    if (scheduleId && replacesPrefetched(started))
      void prefetchForOffline(outbox, scheduleId, signal);
    await downloadSessionFiles(unansweredTasks(started), signal);
  }

  return {
    player,
    outbox,
    async start(wish) {
      starting.abort();
      starting = new AbortController();
      const { signal } = starting;
      const started = await openSession(patientId, wish);
      if (signal.aborted) return;
      opened = started;
      const { session, answeredTaskIds, draft } = started;
      player.send({ type: "loaded", session, answeredTaskIds, draft });
      void prepareForNoNetwork(started, signal);
    },
    prefetchNext(scheduleId) {
      bringingNext.abort();
      bringingNext = new AbortController();
      return prefetchForOffline(outbox, scheduleId, bringingNext.signal);
    },
    async lookElsewhere() {
      const { session } = player.get();
      if (!session || session.place === "clinic") return;
      const taskIds = await answeredTasks(patientId, session.sessionId).catch(() => []);
      if (player.get().session === session) player.send({ type: "answered_elsewhere", taskIds });
    },
    async finish() {
      const { session } = player.get();
      const store = await practiceStore();
      const kept = session ? undefined : await store.keptSession(patientId);
      const done = session ?? (kept?.session.place === "clinic" ? kept.session : undefined);
      if (done) await store.forgetSession(patientId, done.sessionId);
    },
    close() {
      starting.abort();
      bringingNext.abort();
      player.close();
    },
  };
}
