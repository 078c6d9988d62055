import { patientsWithUnsent } from "../lib/unsent-mark.ts";

/**
 * Answers that an earlier page left on this device go on their way as soon as a page is open, whoever is signed in.
 * Only where there are any is what sends them loaded.
 */
export async function sendLeftAnswers(): Promise<void> {
  const patients = patientsWithUnsent();
  if (patients.length === 0) return;
  const { sendAnswersOf } = await import("../features/session/outbox/without-sign-in.ts");
  await sendAnswersOf(patients);
}
