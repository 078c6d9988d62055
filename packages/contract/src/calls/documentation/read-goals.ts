import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, patientParams } from "../../entities/common.ts";
import { goalList } from "../../entities/goal.ts";

export const readGoals = endpoint({
  section: "report",
  method: "GET",
  path: "/api/patient/:id/goals",
  summary: "What clinicians work toward with a patient.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.extend(goalList, {
      /** The patient's own: a goal that ends now ends on it. */
      today: day,
    }),
  },
});
