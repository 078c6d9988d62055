import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { printedDocument } from "../../entities/printed-document.ts";

export const patientBrochure = endpoint({
  section: "education",
  method: "GET",
  path: "/api/patient/:id/brochure",
  summary: "The brochure for one patient: who the clinician is, and how to start at home.",
  access: "caseload-record",
  params: patientParams,
  responses: { 200: printedDocument },
});
