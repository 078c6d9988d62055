import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { wayOn } from "../../entities/survey.ts";
import { scholarshipForm } from "../../entities/survey-forms.ts";

/** The last amount counts; sending the same one again changes nothing and emails nobody. */
export const requestScholarship = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/survey/scholarship",
  summary:
    "Saves what somebody can pay per month. From 15 dollars on it is their price; below, support is notified.",
  access: "patient-or-link",
  links: ["scholarship"],
  body: scholarshipForm,
  responses: { 200: z.object(wayOn) },
  errors: ["scholarship-not-open", "too-many-requests"],
});
