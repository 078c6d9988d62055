import { endpoint } from "../../endpoint.ts";
import { mailChoiceState } from "../../entities/mail-choices.ts";

/** Only identifies: programs that read mail follow links. */
export const readMailChoice = endpoint({
  section: "messaging",
  method: "GET",
  path: "/api/mail-choice",
  summary: "Which kind of mail a link is about, and whether it is still written.",
  access: "link",
  links: ["mail-choice"],
  responses: { 200: mailChoiceState },
  errors: ["not-found"],
});
