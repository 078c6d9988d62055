import { endpoint } from "../../endpoint.ts";
import { mailChoiceState } from "../../entities/email-preferences.ts";

/** Stopping them twice does no harm, and the link stays valid. */
export const stopMails = endpoint({
  section: "messaging",
  method: "POST",
  path: "/api/mail-choice",
  summary: "Stops the kind of mail that a link is about.",
  access: "link",
  links: ["mail-choice"],
  responses: { 200: mailChoiceState },
  errors: ["not-found", "too-many-requests"],
});
