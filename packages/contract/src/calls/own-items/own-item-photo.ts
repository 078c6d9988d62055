import { endpoint } from "../../endpoint.ts";
import { fileAnswer } from "../../entities/file-answer.ts";
import { ownItemParams } from "../../entities/own-item.ts";

export const ownItemPhoto = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/own-items/:itemId/photo",
  summary: "The photo of an own item.",
  access: "patient-record",
  params: ownItemParams,
  mediaType: "image/jpeg",
  responses: { 200: fileAnswer },
});
