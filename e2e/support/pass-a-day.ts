import type { RunningServer } from "./server.ts";

/** Makes it yesterday that the patient postponed the assessment. Stops the server for that and starts it again. */
export async function passADay(server: RunningServer, patientId: string): Promise<void> {
  await server.stop();
  await server.runScript("pass-a-day.ts", patientId);
  await server.start();
}
