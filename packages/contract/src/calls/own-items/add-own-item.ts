import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { id, patientParams } from "../../entities/common.ts";
import { ownItem, ownItemKinds, ownItemName, ownItemRelation } from "../../entities/own-item.ts";
import { maxPhotoBytes } from "../../own-item-limits.ts";
import { maxRecordingBytes } from "../../entities/recording.ts";

export const addOwnItem = endpoint({
  section: "service",
  method: "POST",
  path: "/api/patient/:id/own-items",
  summary:
    "Adds a thing or a person to practice with: a photo, a name, optionally a recording of the name.",
  access: "patient-record",
  params: patientParams,
  form: {
    fields: z.object({
      name: ownItemName,
      kind: z.enum(ownItemKinds),
      /** Of a person. */
      relation: z.optional(ownItemRelation),
      /**
       * Made by the form: if it is sent again because an answer got lost, it is the item from the first time,
       * with the name, kind and relation of the last. With other files, the form makes another.
       */
      itemId: z.optional(id),
      /** Required from a clinician: the patient agrees that it is kept here. */
      patientAgrees: z.optional(z.literal("true")),
    }),
    files: {
      /** JPEG, PNG or WebP. It is stored upright, scaled down, and without camera metadata. */
      photo: { maxBytes: maxPhotoBytes },
      /** WAV: 16 kHz, mono, 16-bit PCM. */
      voice: { maxBytes: maxRecordingBytes, isOptional: true },
    },
  },
  responses: { 201: ownItem },
  errors: [
    "patient-discharged",
    "too-many-own-items",
    "too-many-requests",
    "not-a-photo",
    "photo-too-large",
    "not-a-recording",
    "wrong-recording-format",
    "recording-too-long",
    "recording-empty",
    "payload-too-large",
    "unsupported-media-type",
    "unavailable",
  ],
});
