import { onUserNamed } from "../lib/kept-patient.ts";
import { patientsWithUnsent } from "../lib/unsent-mark.ts";

/**
 * Sends answers that an earlier page left on this device as soon as a page is open, whoever is signed in, and those
 * that need a sign-in after the next one. The code that sends them is loaded only if there are any.
 */
export async function sendLeftAnswers(): Promise<void> {
  // If that code cannot be loaded, the next sign-in or page tries again.
  onUserNamed(() => void sendLeftAnswers().catch(() => undefined));
  const patients = patientsWithUnsent();
  if (patients.length === 0) return;
  const { sendAnswersOf } = await import("../features/session/outbox/signed-out.ts");
  await sendAnswersOf(patients);
}
