import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { usState } from "../../entities/appointment.ts";

export const checkAvailability = endpoint({
  section: "service",
  method: "GET",
  path: "/api/therapist-consult/availability",
  summary: "Whether there are therapists in a state, and how appointments are made.",
  access: "anyone",
  links: ["therapist-consult"],
  query: z.object({ state: usState }),
  responses: {
    200: z.object({
      isAvailable: z.boolean(),
      /** Of the scheduling widget; null if appointments are requested by our own form. */
      widgetUrl: z.nullable(z.string()),
    }),
  },
});
