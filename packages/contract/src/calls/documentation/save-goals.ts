import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { goalConflict, goalList, newGoals } from "../../entities/goal.ts";

export const saveGoals = endpoint({
  section: "report",
  method: "PUT",
  path: "/api/patient/:id/goals",
  summary: "Replaces a patient's goals with this list.",
  access: "caseload-record",
  params: patientParams,
  body: newGoals,
  responses: { 200: goalList, 409: goalConflict },
  errors: ["stale-version", "unknown-task-type", "level-out-of-range"],
});
