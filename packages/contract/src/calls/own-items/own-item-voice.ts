import { endpoint } from "../../endpoint.ts";
import { fileAnswer } from "../../entities/file-answer.ts";
import { ownItemParams } from "../../entities/own-item.ts";

export const ownItemVoice = endpoint({
  section: "service",
  method: "GET",
  path: "/api/patient/:id/own-items/:itemId/voice",
  summary: "The recorded name of an own item.",
  access: "patient-record",
  params: ownItemParams,
  mediaType: "audio/wav",
  responses: { 200: fileAnswer },
});
