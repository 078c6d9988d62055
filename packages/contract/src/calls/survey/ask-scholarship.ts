import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { wayOn } from "../../entities/survey.ts";
import { scholarshipForm } from "../../entities/survey-forms.ts";

/** The amount that was said last counts; saying the same again changes nothing and writes to nobody. */
export const askScholarship = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/survey/scholarship",
  summary:
    "Keeps what somebody can pay a month. From 15 dollars on it is their price; below, the people of support are told.",
  access: "patient-or-link",
  links: ["scholarship"],
  body: scholarshipForm,
  responses: { 200: z.object(wayOn) },
  errors: ["scholarship-not-open", "too-many-requests"],
});
