import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, text } from "../../entities/common.ts";
import { sessionKinds, therapySession } from "../../entities/session.ts";

/** A GET with an effect: the same answer until the session is finished. */
export const startSession = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/session/start/:kind",
  summary: "Opens a session, or returns the open one of that schedule.",
  access: "practising-patient",
  params: z.object({ id, kind: z.enum(sessionKinds) }),
  query: z.object({
    /** The active schedule if not given. */
    scheduleId: z.optional(id),
    os: z.optional(text(60)),
    /** SELF_GUIDED: comma-separated typeIds, at most ten. */
    taskTypeIds: z.optional(z.string().check(z.regex(/^\d{1,4}(,\d{1,4}){0,9}$/))),
  }),
  responses: { 200: therapySession },
  errors: [
    "subscription-required",
    "no-schedule",
    "not-found",
    "unknown-task-type",
    "no-assessment-due",
    "too-many-requests",
  ],
});
