import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { RunningServer } from "./server.ts";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/pass-a-day.ts");

/** The patient put the assessment off yesterday. The server is stopped for it and started again. */
export async function passADay(server: RunningServer, patientId: string): Promise<void> {
  await server.stop();
  await promisify(execFile)(process.execPath, [script, server.dataDir, patientId]);
  await server.start();
}
