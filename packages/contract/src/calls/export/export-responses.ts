import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const exportResponses = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/export/responses.csv",
  summary: "All answers of a patient as a table, one row per answer. Its columns: docs/export.md.",
  access: "patient-record",
  params: patientParams,
  mediaType: "text/csv",
  responses: { 200: fileAnswer },
});
