import * as z from "zod/mini";
import { atMost } from "../../at-most.ts";
import { endpoint } from "../../endpoint.ts";
import { id, patientParams } from "../../entities/common.ts";
import { welcomeActivity } from "../../entities/welcome.ts";

export const nextActivity = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/nextActivity",
  summary: "What the patient should do next: the welcome screen.",
  access: "own-patient",
  params: patientParams,
  query: z.object({
    /** What was just finished: the session's id, or an action. */
    previousActivity: z.optional(z.string().check(atMost(60))),
    /** The schedule the patient came for; the active one if not given. */
    scheduleId: z.optional(id),
    /** One that is open on this device: the answer includes what other devices have done of it. */
    sessionId: z.optional(id),
  }),
  responses: { 200: welcomeActivity },
  errors: ["no-schedule"],
});
