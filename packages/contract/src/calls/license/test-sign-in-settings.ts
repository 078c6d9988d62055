import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { signInForm, signInTest } from "../../entities/sign-in-settings.ts";

/** Nothing is saved. Where no secret is sent, the one that is kept is tried, at its own provider only. */
export const testSignInSettings = endpoint({
  section: "license",
  method: "POST",
  path: "/api/institutions/:id/sign-in/test",
  summary: "Asks a provider of single sign-on how it is spoken to, and whether it knows us.",
  access: "own-institution",
  params: patientParams,
  body: signInForm,
  responses: { 200: signInTest },
  errors: ["too-many-requests"],
});
