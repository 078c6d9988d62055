import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { ownItemParams } from "../../entities/own-item.ts";

export const removeOwnItem = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/patient/:id/own-items/:itemId",
  summary: "Removes an own item from the list and from all future sessions.",
  access: "patient-record",
  params: ownItemParams,
  responses: { 200: z.object({}) },
  errors: ["patient-discharged"],
});
