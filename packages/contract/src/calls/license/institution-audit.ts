import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { auditCursor, auditEntry, auditFilter } from "../../entities/audit-entry.ts";
import { id } from "../../entities/common.ts";

export const institutionAudit = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/audit",
  summary: "Who in an institution did what, latest first.",
  access: "own-institution",
  params: z.object({ id }),
  query: z.object({
    ...auditFilter,
    /** Entries older than this one. */
    before: z.optional(auditCursor),
    /** The entries next newer than this one; not together with `before`. */
    after: z.optional(auditCursor),
    pageSize: z.optional(z.enum(["25", "50", "100"])),
  }),
  responses: {
    200: z.object({
      entries: z.array(auditEntry),
      hasOlder: z.boolean(),
      hasNewer: z.boolean(),
    }),
  },
});
