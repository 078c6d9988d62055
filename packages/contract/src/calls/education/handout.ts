import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { nonEmptyText } from "../../entities/common.ts";
import { fileAnswer } from "../../entities/file-answer.ts";

export const handout = endpoint({
  section: "education",
  method: "GET",
  path: "/api/handouts/:name",
  summary: "A handout as a PDF.",
  access: "signed-in",
  params: z.object({ name: nonEmptyText(60) }),
  mediaType: "application/pdf",
  responses: { 200: fileAnswer },
  errors: ["not-found"],
});
