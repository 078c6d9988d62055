import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { surveyResult, wayOn } from "../../entities/survey.ts";

/** Kept once however often it is sent: steps change until the last one is answered, which is answered the same again. */
export const sendSurveyResult = endpoint({
  section: "dashboard",
  method: "POST",
  path: "/api/survey/results",
  summary: "Keeps a step of a survey, or with the last step all of it.",
  access: "patient-or-link",
  links: ["survey"],
  body: surveyResult,
  responses: {
    200: z.object({
      isFinished: z.boolean(),
      /** False where the survey was finished before, with other answers. */
      isStored: z.boolean(),
      ...wayOn,
    }),
  },
  errors: ["too-many-requests"],
});
