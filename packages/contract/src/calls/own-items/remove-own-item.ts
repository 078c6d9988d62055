import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { ownItemParams } from "../../entities/own-item.ts";

export const removeOwnItem = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/patient/:id/own-items/:itemId",
  summary: "Takes an own item out of the list and of all sessions to come.",
  access: "patient-record",
  params: ownItemParams,
  responses: { 200: z.object({}) },
  errors: ["patient-discharged"],
});
