import { english } from "@regain/content/en/content";
import { type NormMeasure, normOf } from "@regain/therapy/percentiles";
import { createRng } from "@regain/therapy/rng";
import { simulatedPeers } from "@regain/therapy/simulated-peers";
import type { TaskType } from "@regain/therapy/task-type";
import { taskTypes } from "@regain/therapy/task-types/registry";
import { insertSimulatedNorms } from "../modules/report/norm.store.ts";
import type { Trx } from "../db/database.ts";

const measures: readonly NormMeasure[] = ["accuracy", "latency"];

function normsAt(taskType: TaskType, level: number) {
  const { typeId } = taskType;
  const rng = createRng(`demo peers ${typeId} ${level}`);
  const peers = simulatedPeers(taskType, level, english, rng);
  return measures.flatMap((measure) => {
    const norm = normOf(peers[measure]);
    return norm ? [{ ...norm, typeId, level, measure }] : [];
  });
}

/** What a demo's patients are compared with: simulated peers of every exercise at every level, as quantiles. */
export async function addSimulatedPeers(trx: Trx, now: Date): Promise<void> {
  const norms = taskTypes.flatMap((taskType) =>
    taskType.levels.flatMap((_, index) => normsAt(taskType, index + 1)),
  );
  await insertSimulatedNorms(trx, norms, now);
}
