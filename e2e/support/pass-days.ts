import type { RunningServer } from "./server.ts";

/** Makes this many days pass for a patient's payments. Stops the server for that and starts it again. */
export async function passDays(
  server: RunningServer,
  patientId: string,
  days: number,
): Promise<void> {
  await server.stop();
  await server.runScript("pass-days.ts", patientId, String(days));
  await server.start();
}
