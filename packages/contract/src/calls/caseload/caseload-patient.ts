import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { caseloadPatient } from "../../entities/caseload.ts";
import { patientParams } from "../../entities/common.ts";
import { pageNumber } from "../../entities/page.ts";

export const readCaseloadPatient = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/patient/:id/caseload",
  summary: "A patient in the caseload: discharge, all their clinicians, events.",
  access: "caseload-record",
  params: patientParams,
  query: z.object({
    /** Page of the events. */
    page: z.optional(pageNumber),
  }),
  responses: { 200: caseloadPatient },
});
