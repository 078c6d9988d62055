import { endpoint } from "../../endpoint.ts";
import { invitationView } from "../../entities/invitation.ts";

/** Reading does not use the link up. */
export const invitation = endpoint({
  section: "license",
  method: "GET",
  path: "/api/invitations",
  summary: "The invitation behind an emailed link.",
  access: "link",
  links: ["invitation"],
  responses: { 200: invitationView },
});
