import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { newPresetLines, presetName, schedulePreset } from "../../entities/schedule-preset.ts";

export const addPreset = endpoint({
  section: "service",
  method: "POST",
  path: "/api/schedule/presets",
  summary: "Saves homework to give to more than one patient.",
  access: "clinician",
  body: z.object({ name: presetName, isShared: z.boolean(), lines: newPresetLines }),
  responses: { 201: schedulePreset },
  errors: [
    "preset-name-in-use",
    "too-many-presets",
    "no-institution",
    "unknown-task-type",
    "level-out-of-range",
    "task-twice",
  ],
});
