/**
 * What is done for patients who are no longer signed in on this device. A separate file, so that the app can
 * load it without the player and has it available offline.
 */
import { loadMessages } from "../../../lib/i18n.ts";
import { outboxOf, practiceStore } from "./outbox.ts";

/** Sends the answers that wait here, now and as soon as there is a network. */
export async function sendAnswersOf(patientIds: readonly string[]): Promise<void> {
  // An outbox shows its messages on whichever page is open.
  await loadMessages(["session"]);
  await Promise.all(patientIds.map((patientId) => outboxOf(patientId).flush()));
}

/** Leaves nothing that could be started offline. Answers stay until they are sent. */
export async function clearPrefetchedSessions(): Promise<void> {
  const store = await practiceStore();
  await store.clearPrefetched();
}

/** Leaves no practice, not even what was begun: the server has it. Answers stay until they are sent. */
export async function clearSessions(): Promise<void> {
  const store = await practiceStore();
  await store.clearSessions();
}
