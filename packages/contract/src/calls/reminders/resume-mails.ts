import { endpoint } from "../../endpoint.ts";
import { mailChoiceState } from "../../entities/email-preferences.ts";

export const resumeMails = endpoint({
  section: "messaging",
  method: "DELETE",
  path: "/api/mail-choice",
  summary: "Resumes the kind of mail that a link is about.",
  access: "link",
  links: ["mail-choice"],
  responses: { 200: mailChoiceState },
  errors: ["not-found", "too-many-requests"],
});
