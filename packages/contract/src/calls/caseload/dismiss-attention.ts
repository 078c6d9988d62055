import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { attentionKind } from "../../entities/caseload.ts";
import { nonEmptyText, patientParams } from "../../entities/common.ts";

export const dismissAttention = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/patient/:id/attention/dismissals",
  summary: "Dismisses a matter until there is another one of its kind, or two weeks have passed.",
  access: "caseload-record",
  params: patientParams,
  body: z.object({ kind: attentionKind, matter: nonEmptyText(500) }),
  responses: { 200: z.object({}) },
});
