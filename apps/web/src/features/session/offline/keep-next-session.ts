import { isAheadDue, openTasks } from "../api/kept-state.ts";
import { putAside } from "../api/put-aside.ts";
import { type Outbox, practiceStore } from "../outbox/outbox.ts";
import { keepSessionFiles } from "./keep-session-files.ts";
import { keepPlayerAtHand } from "./service-worker.ts";

async function isDue(patientId: string, scheduleId: string): Promise<boolean> {
  const store = await practiceStore();
  const ahead = await store.sessionAhead(patientId);
  const open = await store.keptSession(patientId);
  const permits = await store.permits(patientId);
  return isAheadDue({ ahead, open, permits }, scheduleId, Date.now());
}

/**
 * Sets aside what offline practice needs: the player, the next session of the homework, and its pictures and
 * sounds. If something is in the way, the next welcome tries again. Never rejects.
 */
export async function keepNextSession(
  outbox: Outbox,
  scheduleId: string,
  signal: AbortSignal,
): Promise<void> {
  const { patientId } = outbox;
  try {
    keepPlayerAtHand();
    const store = await practiceStore();
    if (await isDue(patientId, scheduleId)) {
      // The server must have the last answers first, or its next session is the one just finished.
      await outbox.flush();
      await putAside(store, patientId, signal);
    }
    // Without a service worker no page opens offline: the files would be useless.
    if (!("serviceWorker" in navigator)) return;
    const ahead = await store.sessionAhead(patientId);
    if (ahead && !signal.aborted) await keepSessionFiles(openTasks(ahead), signal);
  } catch {
    // No network, no homework, a full device: there is nothing to report until somebody is offline.
  }
}
