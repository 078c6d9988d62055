import { endpoint } from "../../endpoint.ts";
import { fileAnswer } from "../../entities/file-answer.ts";
import { logoParams } from "../../entities/institution-logo.ts";

/** Each logo has its own URL, so that browsers can cache it. */
export const institutionLogo = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/logos/:logoId",
  summary: "The logo of an institution, for the pages its people sign up on.",
  access: "anyone",
  params: logoParams,
  mediaType: "image/png",
  responses: { 200: fileAnswer },
  errors: ["not-found"],
});
