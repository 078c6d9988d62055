import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { schedule } from "../../entities/schedule.ts";

/** A GET with an effect; if there already is homework, it changes nothing. */
export const generateSchedule = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/schedule/generate",
  summary:
    "The patient's homework; generated from what is known about the patient if there is none.",
  access: "caseload-record",
  params: patientParams,
  responses: { 200: schedule },
  errors: ["patient-discharged"],
});
