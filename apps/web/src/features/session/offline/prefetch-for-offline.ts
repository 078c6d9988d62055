import { isPrefetchDue, unansweredTasks } from "../api/stored-session-state.ts";
import { prefetchNextSession } from "../api/prefetch-next-session.ts";
import { type Outbox, practiceStore } from "../outbox/outbox.ts";
import { downloadSessionFiles } from "./download-session-files.ts";
import { registerServiceWorker } from "./service-worker.ts";

async function isDue(patientId: string, scheduleId: string): Promise<boolean> {
  const store = await practiceStore();
  const prefetched = await store.prefetchedSession(patientId);
  const open = await store.keptSession(patientId);
  const submitTokens = await store.submitTokens(patientId);
  return isPrefetchDue({ prefetched, open, submitTokens }, scheduleId, Date.now());
}

/**
 * Sets aside what offline practice needs: the player, the next session of the homework, and its pictures and
 * sounds. If something is in the way, the next welcome tries again. Never rejects.
 */
export async function prefetchForOffline(
  outbox: Outbox,
  scheduleId: string,
  signal: AbortSignal,
): Promise<void> {
  const { patientId } = outbox;
  try {
    registerServiceWorker();
    const store = await practiceStore();
    if (await isDue(patientId, scheduleId)) {
      // The server must have the last answers first, or its next session is the one just finished.
      await outbox.flush();
      await prefetchNextSession(store, patientId, signal);
    }
    // Without a service worker no page opens offline: the files would be useless.
    if (!("serviceWorker" in navigator)) return;
    const prefetched = await store.prefetchedSession(patientId);
    if (prefetched && !signal.aborted)
      await downloadSessionFiles(unansweredTasks(prefetched), signal);
  } catch {
    // No network, no homework, a full device: there is nothing to report until somebody is offline.
  }
}
