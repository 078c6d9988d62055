import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const patientBrochureFile = endpoint({
  section: "education",
  method: "GET",
  path: "/api/patient/:id/brochure.pdf",
  summary: "The brochure for one patient as a PDF.",
  access: "caseload-record",
  params: patientParams,
  mediaType: "application/pdf",
  responses: { 200: fileAnswer },
});
