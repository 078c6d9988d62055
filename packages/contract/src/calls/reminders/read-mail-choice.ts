import { endpoint } from "../../endpoint.ts";
import { mailChoiceState } from "../../entities/email-preferences.ts";

/** Only identifies, because mail programs follow links. */
export const readEmailSubscription = endpoint({
  section: "messaging",
  method: "GET",
  path: "/api/mail-choice",
  summary: "Which kind of mail a link is about, and whether it is still sent.",
  access: "link",
  links: ["mail-choice"],
  responses: { 200: mailChoiceState },
  errors: ["not-found"],
});
