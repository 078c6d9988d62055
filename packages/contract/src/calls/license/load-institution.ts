import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { institutionSettings } from "../../entities/institution-settings.ts";

export const loadInstitution = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id",
  summary: "An institution with its settings.",
  access: "own-institution",
  params: patientParams,
  responses: { 200: institutionSettings },
});
