import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";

export const readConsult = endpoint({
  section: "service",
  method: "GET",
  path: "/api/therapist-consult",
  summary: "What is known about the person asking for a therapist, by their link or session.",
  access: "anyone",
  links: ["therapist-consult"],
  responses: {
    200: z.object({ email: z.nullable(z.string()), name: z.nullable(z.string()) }),
  },
});
