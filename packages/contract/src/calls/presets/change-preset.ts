import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import {
  newPresetLines,
  presetConflict,
  presetName,
  presetParams,
  schedulePreset,
} from "../../entities/schedule-preset.ts";

/** What is left out stays as it is. */
export const changePreset = endpoint({
  section: "service",
  method: "PATCH",
  path: "/api/schedule/presets/:presetId",
  summary: "Renames, shares or changes a preset of one's own.",
  access: "clinician",
  params: presetParams,
  body: z.object({
    /** The one that was changed. */
    version: z.int().check(z.minimum(1)),
    name: z.optional(presetName),
    isShared: z.optional(z.boolean()),
    lines: z.optional(newPresetLines),
  }),
  responses: { 200: schedulePreset, 409: presetConflict },
  errors: [
    "not-found",
    "stale-version",
    "preset-name-in-use",
    "no-institution",
    "unknown-task-type",
    "level-out-of-range",
    "task-twice",
  ],
});
