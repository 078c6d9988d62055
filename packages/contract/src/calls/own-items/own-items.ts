import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { ownItem } from "../../entities/own-item.ts";
import { maxOwnItems } from "../../own-item-limits.ts";

export const ownItems = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/own-items",
  summary: "The things and people that a patient or the family has added, latest first.",
  access: "patient-record",
  params: patientParams,
  responses: {
    200: z.object({
      patientName: z.string(),
      items: z.array(ownItem).check(z.maxLength(maxOwnItems)),
    }),
  },
});
