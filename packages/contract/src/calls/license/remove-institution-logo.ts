import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { institutionSettings } from "../../entities/institution-settings.ts";

export const removeInstitutionLogo = endpoint({
  section: "license",
  method: "DELETE",
  path: "/api/institutions/:id/logo",
  summary: "Removes the logo; the name is shown instead.",
  access: "own-institution",
  params: patientParams,
  responses: { 200: institutionSettings },
});
