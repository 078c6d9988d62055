import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, nonEmptyText, patientParams } from "../../entities/common.ts";
import { therapySession } from "../../entities/session.ts";

/**
 * For a device that may be without a network when the patient wants to practise. Nothing is begun by it: until the
 * session is started, or results of it arrive, it is dropped where the homework or its levels change.
 */
export const prefetchSession = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/session/prefetch",
  summary:
    "The next scheduled session ahead of its start, with a token that lets its results be sent.",
  access: "practising-patient",
  params: patientParams,
  body: z.object({}),
  responses: {
    200: z.object({
      /** The open one where there is one. */
      session: therapySession,
      /** For `POST responses` of this very session, and for nothing else; it outlives the sign-in. */
      submitToken: nonEmptyText(200),
      /** The token's last moment, server time. */
      submitUntil: instant,
      /** Until then it may be started without asking the server, server time. */
      startUntil: instant,
    }),
  },
  errors: ["subscription-required", "no-schedule"],
});
