import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { pageNumber, pageOfList } from "../../entities/page.ts";
import { schedulePreset } from "../../entities/schedule-preset.ts";

export const listPresets = endpoint({
  section: "service",
  method: "GET",
  path: "/api/schedule/presets",
  summary: "A page of the clinician's own presets and those that colleagues share, by name.",
  access: "clinician",
  query: z.object({ page: z.optional(pageNumber) }),
  responses: {
    200: z.object({
      presets: z.array(schedulePreset),
      /** The name of the institution to share with, if there is one. */
      institutionName: z.nullable(z.string()),
      ...pageOfList,
    }),
  },
});
