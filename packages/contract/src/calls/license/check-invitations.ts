import * as z from "zod/mini";
import { maxRowsChecked } from "../../bulk-invitation.ts";
import { endpoint } from "../../endpoint.ts";
import { someRows, verdicts } from "../../entities/bulk-invitation.ts";
import { id } from "../../entities/common.ts";

export const checkInvitations = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/invitations/check",
  summary: "Checks some rows of a table of people to invite, such as corrected ones.",
  access: "own-institution",
  params: z.object({ id }),
  body: someRows(maxRowsChecked),
  responses: { 200: verdicts },
  errors: ["too-many-requests"],
});
