import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { signInSettings } from "../../entities/sign-in-settings.ts";

export const loadSignInSettings = endpoint({
  section: "license",
  method: "GET",
  path: "/api/institutions/:id/sign-in",
  summary: "The single sign-on of an institution, without its secret.",
  access: "own-institution",
  params: patientParams,
  responses: { 200: signInSettings },
});
