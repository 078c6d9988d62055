import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const screenshot = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/response/:responseId/screenshot",
  summary: "An item as the patient saw it, with their answer and the right one, as a drawing.",
  access: "patient-record",
  params: z.object({ id, responseId: id }),
  mediaType: "image/svg+xml",
  responses: { 200: fileAnswer },
  errors: ["report-locked"],
});
