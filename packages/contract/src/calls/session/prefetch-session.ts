import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, nonEmptyText, patientParams } from "../../entities/common.ts";
import { therapySession } from "../../entities/session.ts";

/**
 * For a device that may be offline when the patient wants to practice. It starts nothing: until the session
 * is started, or results of it arrive, it is dropped if the homework or its levels change.
 */
export const prefetchSession = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/session/prefetch",
  summary: "The next scheduled session before its start, with a token to send its results.",
  access: "practising-patient",
  params: patientParams,
  body: z.object({}),
  responses: {
    200: z.object({
      /** The open one if there is one. */
      session: therapySession,
      /** For `POST responses` of this session only; it outlives the sign-in. */
      submitToken: nonEmptyText(200),
      /** When the token expires, server time. */
      submitUntil: instant,
      /** Until then it may be started without asking the server, server time. */
      startUntil: instant,
    }),
  },
  errors: ["subscription-required", "no-schedule"],
});
