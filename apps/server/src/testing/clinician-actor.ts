import { randomUUID } from "node:crypto";
import type { UserActor } from "../db/actor.ts";

/** A clinician who is signed in and belongs to this institution, or to none, for functions called without HTTP. */
export const clinicianActor = (userId: string, institutionId: string | null = null): UserActor => ({
  kind: "user",
  userId,
  type: "clinician",
  subscription: null,
  institutionId,
  institutionAdmin: false,
  sessionId: randomUUID(),
});
