import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { signInForm, signInTest } from "../../entities/sign-in-settings.ts";

/** Nothing is saved. If no secret is sent, the stored one is tried, but only at its own provider. */
export const testSignInSettings = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/sign-in/test",
  summary: "Asks a single sign-on provider for its configuration, and whether it knows us.",
  access: "own-institution",
  params: patientParams,
  body: signInForm,
  responses: { 200: signInTest },
  errors: ["too-many-requests"],
});
