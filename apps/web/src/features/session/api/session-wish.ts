import type { TherapySession } from "@regain/contract/entities/session";
import * as z from "zod/mini";

/** What somebody wants to practise: homework, at home or in the clinic, or exercises of their own choice. */
export const sessionWish = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("SCHEDULED"), scheduleId: z.optional(z.string()) }),
  z.object({ kind: z.literal("SELF_GUIDED"), taskTypeIds: z.readonly(z.array(z.int())) }),
  z.object({ kind: z.literal("ASSESSMENT") }),
  z.object({ kind: z.literal("CLINIC") }),
]);
export type SessionWish = z.output<typeof sessionWish>;

/** The wish that a session came from. */
export function wishOf({ kind, place, scheduleId, taskTypes }: TherapySession): SessionWish {
  if (place === "clinic") return { kind: "CLINIC" };
  if (kind === "ASSESSMENT") return { kind };
  return kind === "SCHEDULED"
    ? { kind, scheduleId: scheduleId ?? undefined }
    : { kind, taskTypeIds: taskTypes.map(({ typeId }) => typeId) };
}

/** Whether a kept session is what is wished for now. */
export function fits(session: TherapySession, wish: SessionWish): boolean {
  if (wish.kind === "CLINIC" || session.place === "clinic")
    return wish.kind === "CLINIC" && session.place === "clinic";
  if (session.kind !== wish.kind) return false;
  if (wish.kind === "ASSESSMENT") return true;
  if (wish.kind === "SCHEDULED")
    return wish.scheduleId === undefined || wish.scheduleId === session.scheduleId;
  const offered = new Set(session.taskTypes.map(({ typeId }) => typeId));
  return (
    offered.size === wish.taskTypeIds.length && wish.taskTypeIds.every((id) => offered.has(id))
  );
}
