import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { goalList } from "../../entities/goal.ts";

export const readGoals = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/goals",
  summary: "What clinicians work towards with a patient.",
  access: "patient-record",
  params: patientParams,
  responses: { 200: goalList },
});
