import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { ratingSheet, ratingValue } from "../../entities/assessment.ts";
import { nonEmptyText, patientParams } from "../../entities/common.ts";

export const rateAssessment = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/assessment/ratings",
  summary: "Saves answers to the questions after the assessment; each can be changed.",
  access: "practising-patient",
  params: patientParams,
  body: z.object({
    ratings: z
      .array(z.object({ questionId: nonEmptyText(40), value: ratingValue }))
      .check(z.minLength(1), z.maxLength(20)),
  }),
  responses: { 200: ratingSheet },
  errors: ["no-assessment", "malformed-request", "subscription-required"],
});
