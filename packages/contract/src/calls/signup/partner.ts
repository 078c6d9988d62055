import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const partner = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/partner",
  summary: "What an institution's people see of it where they sign up.",
  access: "anyone",
  params: z.object({ id }),
  responses: {
    200: z.object({
      name: z.string(),
      logo_image_path: z.nullable(z.string()),
      /** It logs its clinicians in itself. */
      signsInElsewhere: z.boolean(),
    }),
  },
  errors: ["not-found"],
});
