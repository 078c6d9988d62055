import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { schedule } from "../../entities/schedule.ts";

/** A GET that acts: where there is homework it changes nothing. */
export const generateSchedule = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/schedule/generate",
  summary: "The patient's homework; made from what is known of the patient where there is none.",
  access: "caseload-record",
  params: patientParams,
  responses: { 200: schedule },
  errors: ["patient-discharged"],
});
