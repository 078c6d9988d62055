import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { attention } from "../../entities/caseload.ts";

export const attentionList = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/clinician/attention",
  summary: "Who needs the clinician today and why, without what was dismissed.",
  access: "clinician",
  responses: { 200: z.object({ items: z.array(attention) }) },
});
