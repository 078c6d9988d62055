import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { RunningServer } from "./server.ts";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/pass-days.ts");

/** So many days have passed for what a patient pays. The server is stopped for it and started again. */
export async function passDays(
  server: RunningServer,
  patientId: string,
  days: number,
): Promise<void> {
  await server.stop();
  await promisify(execFile)(process.execPath, [script, server.dataDir, patientId, String(days)]);
  await server.start();
}
