import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const exportEverything = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/export/everything.json",
  summary:
    "Everything stored about a patient, as one JSON document. Clinicians get it without the account data.",
  access: "patient-record",
  params: patientParams,
  mediaType: "application/json",
  responses: { 200: fileAnswer },
});
