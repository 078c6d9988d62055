import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const exportFhir = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/export/fhir.json",
  summary:
    "A patient's results as a FHIR R4 bundle, for other record systems. Described in docs/export.md.",
  access: "patient-record",
  params: patientParams,
  mediaType: "application/fhir+json",
  responses: { 200: fileAnswer },
});
