import type { SessionKind } from "@regain/contract/entities/session";
import { findTaskType } from "@regain/therapy/task-types/registry";
import { exerciseName } from "../session/task-type.rules.ts";

/** The names of an exercise in files, by the kind of session: for programs and for people. */
export const namesOfExercise = (typeId: number, kind?: SessionKind) => ({
  systemName: findTaskType(typeId)?.systemName ?? "",
  name: exerciseName(typeId, kind),
});
