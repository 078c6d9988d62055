import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { attentionKind } from "../../entities/caseload.ts";
import { id } from "../../entities/common.ts";

export const restoreAttention = endpoint({
  section: "dashboard",
  method: "DELETE",
  path: "/api/patient/:id/attention/dismissals/:kind",
  summary: "Restores a dismissed matter.",
  access: "caseload-record",
  params: z.object({ id, kind: attentionKind }),
  responses: { 200: z.object({}) },
});
