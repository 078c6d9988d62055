import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { auditFilter } from "../../entities/audit-entry.ts";
import { id } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const exportInstitutionAudit = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/audit.csv",
  summary: "Who in an institution did what, as a table: one row per act, latest first.",
  access: "own-institution",
  params: z.object({ id }),
  query: z.object(auditFilter),
  mediaType: "text/csv",
  responses: { 200: fileAnswer },
});
