import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";

export const revokeSignInCard = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/patient/:id/sign-in-card",
  summary: "Revokes the patient's sign-in card.",
  access: "patient-record",
  params: patientParams,
  responses: { 200: z.object({}) },
  errors: ["patient-discharged"],
});
