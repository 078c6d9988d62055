import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { passwordRequirements } from "../../entities/password-requirements.ts";

/** For forms that create an account in an institution. */
export const institutionPasswordRequirements = endpoint({
  section: "service",
  method: "GET",
  path: "/api/institutions/:id/password/requirements",
  summary: "What the passwords of an institution's people must contain.",
  access: "anyone",
  params: patientParams,
  responses: { 200: passwordRequirements },
  errors: ["not-found"],
});
