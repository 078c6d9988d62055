import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { institutionSettings } from "../../entities/institution-settings.ts";

export const removeInstitutionLogo = endpoint({
  section: "license",
  method: "DELETE",
  path: "/api/institutions/:id/logo",
  summary: "Takes the logo away; the name stands in its place.",
  access: "own-institution",
  params: patientParams,
  responses: { 200: institutionSettings },
});
