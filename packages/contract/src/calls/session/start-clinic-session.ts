import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, nonEmptyText, patientParams } from "../../entities/common.ts";
import { therapySession } from "../../entities/session.ts";

/** Whatever the patient's subscription: a clinic session is always allowed. */
export const startClinicSession = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/session/clinic",
  summary: "Opens the homework session with the patient in the room, or returns the open one.",
  access: "caseload-record",
  params: patientParams,
  body: z.object({}),
  responses: {
    200: z.object({
      session: therapySession,
      /** For `POST responses` of this session only; it outlives the sign-in. */
      submitToken: nonEmptyText(200),
      /** When the token expires, server time. */
      submitUntil: instant,
    }),
  },
  errors: ["patient-discharged", "no-schedule"],
});
