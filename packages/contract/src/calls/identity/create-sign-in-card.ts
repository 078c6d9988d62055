import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, patientParams } from "../../entities/common.ts";

/** The patient makes it right after a proof of identity; a clinician makes it to hand to the patient. */
export const createSignInCard = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/sign-in-card",
  summary: "Makes a card to log in with; an older one becomes invalid.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.object({
      /** Four groups of four characters. */
      code: z.string(),
      /** What its QR code contains: the same, as a URL. */
      address: z.string(),
      createdAt: instant,
    }),
  },
  errors: [
    "forbidden",
    "no-card-beside-code",
    "patient-discharged",
    "password-needed",
    "code-needed",
    "log-in-again",
  ],
});
