import * as z from "zod/mini";
import { maxTableBytes } from "../../bulk-invitation.ts";
import { endpoint } from "../../endpoint.ts";
import { tableRow } from "../../entities/bulk-invitation.ts";
import { id } from "../../entities/common.ts";

export const readInvitationTable = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/invitations/table",
  summary: "Reads a table of people to invite, and says for each row what would happen with it.",
  access: "own-institution",
  params: z.object({ id }),
  form: { fields: z.object({}), files: { table: { maxBytes: maxTableBytes } } },
  responses: { 200: z.object({ rows: z.array(tableRow) }) },
  errors: [
    "not-a-table",
    "table-empty",
    "table-too-long",
    "payload-too-large",
    "too-many-requests",
  ],
});
