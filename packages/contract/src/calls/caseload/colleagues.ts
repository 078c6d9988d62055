import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";

export const colleagues = endpoint({
  section: "dashboard",
  method: "GET",
  path: "/api/clinician/colleagues",
  summary: "The other active clinicians of the clinician's own institution.",
  access: "clinician",
  responses: {
    200: z.object({
      colleagues: z.array(
        z.object({ clinicianId: id, name: z.string(), email: z.nullable(z.string()) }),
      ),
    }),
  },
});
