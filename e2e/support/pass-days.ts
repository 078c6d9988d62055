import type { RunningServer } from "./server.ts";

/** So many days have passed for what a patient pays. The server is stopped for it and started again. */
export async function passDays(
  server: RunningServer,
  patientId: string,
  days: number,
): Promise<void> {
  await server.stop();
  await server.runScript("pass-days.ts", patientId, String(days));
  await server.start();
}
