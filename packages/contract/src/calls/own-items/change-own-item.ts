import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { ownItem, ownItemName, ownItemParams, ownItemRelation } from "../../entities/own-item.ts";

export const changeOwnItem = endpoint({
  section: "service",
  method: "PATCH",
  path: "/api/patient/:id/own-items/:itemId",
  summary: "Corrects the name of an own item, or who a person is.",
  access: "patient-record",
  params: ownItemParams,
  body: z.object({
    name: z.optional(ownItemName),
    /** Null removes it. */
    relation: z.optional(z.nullable(ownItemRelation)),
  }),
  responses: { 200: ownItem },
  errors: ["patient-discharged"],
});
