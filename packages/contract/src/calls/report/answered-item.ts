import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { answeredItem as answer } from "../../entities/session-response.ts";

export const answeredItem = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/response/:responseId",
  summary: "An item as it was sent, and what happened on it.",
  access: "patient-record",
  params: z.object({ id, responseId: id }),
  responses: { 200: answer },
  errors: ["report-locked"],
});
