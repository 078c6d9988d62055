import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const partner = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/partner",
  summary: "Name and logo of an institution, for the pages its people sign up on.",
  access: "anyone",
  params: z.object({ id }),
  responses: { 200: z.object({ name: z.string(), logo_image_path: z.nullable(z.string()) }) },
  errors: ["not-found"],
});
