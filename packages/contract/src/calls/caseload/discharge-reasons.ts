import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { dischargeReason, readmissionReason } from "../../entities/caseload.ts";

export const dischargeReasonList = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/clinician/discharge/discontinue/reasons",
  summary: "The reasons why work with a patient ends, and why it is resumed.",
  access: "clinician",
  responses: {
    200: z.object({
      reasons: z.array(z.object({ id: dischargeReason, label: z.string() })),
      readmissionReasons: z.array(z.object({ id: readmissionReason, label: z.string() })),
    }),
  },
});
