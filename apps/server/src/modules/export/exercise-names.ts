import type { SessionKind } from "@regain/contract/entities/session";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { summaryWithin } from "../session/task-type.rules.ts";

export interface ExerciseName {
  readonly systemName: string;
  readonly name: string;
}

const known = new Map<string, ExerciseName>();

/** What an exercise is called in a session of that kind; its number where this version has no such exercise. */
export function exerciseName(typeId: number, kind: SessionKind = "SCHEDULED"): ExerciseName {
  const key = `${typeId} ${kind}`;
  const cached = known.get(key);
  if (cached) return cached;
  const taskType = findTaskType(typeId);
  if (!taskType) return { systemName: "", name: String(typeId) };
  const { systemName, displayName } = summaryWithin(kind, taskType);
  const found = { systemName, name: displayName };
  known.set(key, found);
  return found;
}
