import { onUserNamed } from "../lib/kept-patient.ts";
import { patientsWithUnsent } from "../lib/unsent-mark.ts";

/**
 * Answers that an earlier page left on this device go on their way as soon as a page is open, whoever is signed in, and
 * those that need a sign-in with the next one. Only where there are any is what sends them loaded.
 */
export async function sendLeftAnswers(): Promise<void> {
  // Where what sends them cannot be loaded, the next sign-in or page tries again.
  onUserNamed(() => void sendLeftAnswers().catch(() => undefined));
  const patients = patientsWithUnsent();
  if (patients.length === 0) return;
  const { sendAnswersOf } = await import("../features/session/outbox/without-sign-in.ts");
  await sendAnswersOf(patients);
}
