/**
 * What is to be done for patients who are not signed in on this device any more. A file of its own, so that the app
 * can load it without the player, and has it at hand without a network.
 */
import { loadWords } from "../../../lib/i18n.ts";
import { outboxOf, practiceStore } from "./outbox.ts";

/** Sends the answers that wait here, now and as soon as there is a network. */
export async function sendAnswersOf(patientIds: readonly string[]): Promise<void> {
  // What an outbox has to say it says on whichever page is open.
  await loadWords(["session"]);
  await Promise.all(patientIds.map((patientId) => outboxOf(patientId).flush()));
}

/** Leaves nothing that could be begun without a network. Answers stay until they are sent. */
export async function forgetWhatWasPutAside(): Promise<void> {
  const store = await practiceStore();
  await store.forgetAheads();
}
