import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { maxLogoBytes } from "../../entities/institution-logo.ts";
import { institutionSettings } from "../../entities/institution-settings.ts";

export const setInstitutionLogo = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/logo",
  summary: "Sets the logo of an institution.",
  access: "own-institution",
  params: patientParams,
  form: {
    fields: z.object({}),
    /** JPEG, PNG or WebP. It is stored scaled down, without metadata. */
    files: { logo: { maxBytes: maxLogoBytes } },
  },
  responses: { 200: institutionSettings },
  errors: [
    "not-a-photo",
    "photo-too-large",
    "too-many-requests",
    "payload-too-large",
    "unsupported-media-type",
    "unavailable",
  ],
});
