import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { surveyResult, wayOn } from "../../entities/survey.ts";

/**
 * Stored once however often it is sent: steps can change until the last one is sent; sending that again gets
 * the same answer.
 */
export const sendSurveyResult = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/survey/results",
  summary: "Saves a step of a survey, or with the last step all of it.",
  access: "patient-or-link",
  links: ["survey"],
  body: surveyResult,
  responses: {
    200: z.object({
      isFinished: z.boolean(),
      /** False if the survey was finished before with other answers. */
      isStored: z.boolean(),
      ...wayOn,
    }),
  },
  errors: ["too-many-requests"],
});
