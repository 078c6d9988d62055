import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import {
  ownItem,
  ownItemConflict,
  ownItemName,
  ownItemParams,
  ownItemRelation,
} from "../../entities/own-item.ts";

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
    /**
     * What it was when it was opened: if somebody else has changed since what this changes, nothing is changed. Without
     * it, the last change stays.
     */
    from: z.optional(z.object({ name: ownItemName, relation: z.nullable(ownItemRelation) })),
  }),
  responses: { 200: ownItem, 409: ownItemConflict },
  errors: ["patient-discharged", "stale-version"],
});
