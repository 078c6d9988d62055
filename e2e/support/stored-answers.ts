import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { Result } from "@regain/contract/entities/enumerations";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { RunningServer } from "./server.ts";

const script = resolve(import.meta.dirname, "../../apps/server/src/testing/stored-answers.ts");

/** An answer as the server keeps it; its uuid is the `responseId` of the item. */
export interface StoredAnswer {
  readonly uuid: string;
  readonly level: number;
  /** Null where the item was skipped. */
  readonly result: Result | null;
  /** 0 to 100. */
  readonly accuracy: number | null;
  /** The server came to another score than the player. */
  readonly score_differs: boolean;
  readonly events: readonly TaskEvent[];
  readonly started_at: string;
  readonly ended_at: string;
}

/** Everything that the server has stored of these patients. It is stopped for it, and stays so. */
export async function storedAnswers(
  server: RunningServer,
  patientIds: readonly string[],
): Promise<StoredAnswer[]> {
  await server.stop();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, server.dataDir, ...patientIds],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as StoredAnswer[];
}
