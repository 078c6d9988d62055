import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { instant, patientParams } from "../../entities/common.ts";

/** The patient does it who has just proved who they are; a clinician hands it to the patient. */
export const makeSignInCard = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/sign-in-card",
  summary: "Makes a card to log in with; an older one is good for nothing from now on.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.object({
      /** Four groups of four characters. */
      code: z.string(),
      /** What its QR code says: the same, as an address. */
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
