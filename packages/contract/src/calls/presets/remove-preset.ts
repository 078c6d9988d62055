import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { presetParams } from "../../entities/schedule-preset.ts";

export const removePreset = endpoint({
  section: "service",
  method: "DELETE",
  path: "/api/schedule/presets/:presetId",
  summary: "Removes a preset of one's own. Homework that was made from it stays.",
  access: "clinician",
  params: presetParams,
  responses: { 200: z.object({}) },
  errors: ["not-found"],
});
