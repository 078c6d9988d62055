import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { passwordRequirements } from "../../entities/password-requirements.ts";

export const preauthorized = endpoint({
  section: "signup",
  method: "GET",
  path: "/api/form/patient/preauthorized",
  summary: "What is already known about a patient whose account was preauthorized.",
  access: "link",
  links: ["activation"],
  responses: {
    200: z.object({
      email: z.nullable(z.string()),
      username: z.string(),
      firstName: z.nullable(z.string()),
      lastName: z.nullable(z.string()),
      /** Months paid for. */
      subscriptionTime: z.nullable(z.int()),
      passwordRequirements,
    }),
  },
  errors: ["link-used"],
});
