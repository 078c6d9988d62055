import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const recordingSound = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/recordings/:recordingId",
  summary: "The sound of a spoken answer, while it is kept.",
  access: "patient-record",
  params: z.object({ id, recordingId: id }),
  mediaType: "audio/wav",
  responses: { 200: fileAnswer },
});
