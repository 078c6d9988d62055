import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import {
  institutionChange,
  institutionConflict,
  institutionSettings,
} from "../../entities/institution-settings.ts";

/** Changing the sign-in requirements takes an admin's recent proof of identity. */
export const changeInstitution = endpoint({
  section: "license",
  method: "PATCH",
  path: "/api/institutions/:id",
  summary: "Changes an institution's details, and what it requires of its people's sign-in.",
  access: "own-institution",
  params: patientParams,
  body: institutionChange,
  responses: { 200: institutionSettings, 409: institutionConflict },
  errors: ["stale-version", "password-needed", "code-needed", "log-in-again"],
});
