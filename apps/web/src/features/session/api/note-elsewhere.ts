import { practiceStore } from "../outbox/outbox.ts";
import { answeredTasks } from "./answered-tasks.ts";
import { isLeft } from "./stored-session-state.ts";

/**
 * Marks in the unfinished session on this device what another device has answered since, so that it is not
 * offered again offline. If the server cannot be asked, all of it stays. Never rejects.
 */
export async function noteElsewhere(patientId: string): Promise<void> {
  try {
    const store = await practiceStore();
    const kept = await store.keptSession(patientId);
    if (!kept || !isLeft(kept, Date.now())) return;
    const taskIds = await answeredTasks(patientId, kept.session.sessionId);
    await store.markAnswered(patientId, taskIds);
  } catch {
    // The next welcome asks again.
  }
}
