import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { schedulePreset } from "../../entities/schedule-preset.ts";

export const listPresets = endpoint({
  section: "service",
  method: "GET",
  path: "/api/schedule/presets",
  summary: "The clinician's own presets and those that colleagues share, by name.",
  access: "clinician",
  responses: {
    200: z.object({
      presets: z.array(schedulePreset),
      /** Where there is an institution to share with: its name. */
      institutionName: z.nullable(z.string()),
    }),
  },
});
