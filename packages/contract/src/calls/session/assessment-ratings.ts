import { endpoint } from "../../endpoint.ts";
import { ratingSheet } from "../../entities/assessment.ts";
import { patientParams } from "../../entities/common.ts";

export const assessmentRatings = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/assessment/ratings",
  summary: "The questions about everyday life after the assessment.",
  access: "practising-patient",
  params: patientParams,
  responses: { 200: ratingSheet },
  errors: ["no-assessment", "subscription-required"],
});
