import * as z from "zod/mini";
import { maxRowsSent } from "../../bulk-invitation.ts";
import { endpoint } from "../../endpoint.ts";
import { someRows, verdicts } from "../../entities/bulk-invitation.ts";
import { id } from "../../entities/common.ts";

export const sendInvitations = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/invitations",
  summary: "Invites the people in some rows; nobody is invited twice.",
  access: "own-institution",
  params: z.object({ id }),
  body: someRows(maxRowsSent),
  responses: { 200: verdicts },
  errors: ["too-many-invitations"],
});
