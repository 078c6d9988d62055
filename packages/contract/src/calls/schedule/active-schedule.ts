import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { scheduleInForce } from "../../entities/schedule.ts";

export const activeSchedule = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/schedule/active",
  summary: "The patient's homework.",
  access: "patient-record",
  params: patientParams,
  responses: { 200: scheduleInForce },
});
