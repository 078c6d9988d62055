import { endpoint } from "../../endpoint.ts";
import { caseloadPatient } from "../../entities/caseload.ts";
import { patientParams } from "../../entities/common.ts";

export const readCaseloadPatient = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/patient/:id/caseload",
  summary:
    "A patient as one of the clinician's: discharge, all their clinicians, what has happened.",
  access: "caseload-record",
  params: patientParams,
  responses: { 200: caseloadPatient },
});
