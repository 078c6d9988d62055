import type { RunningServer } from "./server.ts";

/** The patient put the assessment off yesterday. The server is stopped for it and started again. */
export async function passADay(server: RunningServer, patientId: string): Promise<void> {
  await server.stop();
  await server.runScript("pass-a-day.ts", patientId);
  await server.start();
}
