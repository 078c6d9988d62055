import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";

export const deferAssessment = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/assessment/defer",
  summary: "Defers the assessment, or the ratings after it, until tomorrow. At most three times.",
  access: "practising-patient",
  params: patientParams,
  body: z.object({}),
  responses: { 200: z.object({ deferralsLeft: z.int() }) },
  errors: ["nothing-to-defer", "subscription-required"],
});
