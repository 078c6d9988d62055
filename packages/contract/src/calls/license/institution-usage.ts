import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { day, id } from "../../entities/common.ts";

const count = z.int().check(z.minimum(0));
/** Null for fewer than five patients: a figure must not be about one of them. */
const groupCount = z.nullable(count);

export const institutionUsage = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/usage",
  summary: "How much an institution is used, without any patient's data.",
  access: "own-institution",
  params: z.object({ id }),
  responses: {
    200: z.object({
      /** All of them, and those signed in during the last 7 and 30 days. */
      clinicians: z.object({ total: count, last7: count, last30: count }),
      /** All of them, and those who practiced during the last 7 and 30 days; "today" is each patient's own. */
      patients: z.object({ total: count, last7: groupCount, last30: groupCount }),
      /** Twelve, oldest first; the last one is the current week. Minutes are rounded to ten. */
      weeks: z.array(z.object({ monday: day, patients: groupCount, minutes: groupCount })),
      invitations: z.object({
        open: count,
        expired: count,
        declined: count,
        accepted: count,
        acceptedLast30: count,
      }),
    }),
  },
});
