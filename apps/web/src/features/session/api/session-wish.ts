import type { TherapySession } from "@regain/contract/entities/session";

/** What somebody wants to practice: homework, at home or in the clinic, or exercises of their own choice. */
export type SessionWish =
  | { readonly kind: "SCHEDULED"; readonly scheduleId?: string | undefined }
  | { readonly kind: "SELF_GUIDED"; readonly taskTypeIds: readonly number[] }
  | { readonly kind: "ASSESSMENT" }
  | { readonly kind: "CLINIC" };

/** The wish that a session came from. */
export function wishOf({ kind, place, scheduleId, taskTypes }: TherapySession): SessionWish {
  if (place === "clinic") return { kind: "CLINIC" };
  if (kind === "ASSESSMENT") return { kind };
  return kind === "SCHEDULED"
    ? { kind, scheduleId: scheduleId ?? undefined }
    : { kind, taskTypeIds: taskTypes.map(({ typeId }) => typeId) };
}

/** Whether a kept session fits what is wished for now. */
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
