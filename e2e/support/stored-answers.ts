import type { Result } from "@regain/contract/entities/enumerations";
import type { TaskEvent } from "@regain/contract/entities/task-event";
import type { RunningServer } from "./server.ts";

/** An answer as the server keeps it; its uuid is the `responseId` of the item. */
export interface StoredAnswer {
  readonly uuid: string;
  readonly level: number;
  /** Null if the item was skipped. */
  readonly result: Result | null;
  /** 0 to 100. */
  readonly accuracy: number | null;
  /** The server computed another score than the player. */
  readonly score_differs: boolean;
  readonly events: readonly TaskEvent[];
  readonly started_at: string;
  readonly ended_at: string;
}

/** All answers that the server has stored from these patients. It is stopped for that, and stays stopped. */
export async function storedAnswers(
  server: RunningServer,
  patientIds: readonly string[],
): Promise<StoredAnswer[]> {
  await server.stop();
  const stored = await server.runScript("stored-answers.ts", ...patientIds);
  return JSON.parse(stored) as StoredAnswer[];
}
