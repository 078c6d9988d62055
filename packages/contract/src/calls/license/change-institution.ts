import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import {
  institutionChange,
  institutionConflict,
  institutionSettings,
} from "../../entities/institution-settings.ts";

/** What it asks of sign-ins is changed by an admin who has just proved who they are. */
export const changeInstitution = endpoint({
  section: "license",
  method: "PATCH",
  path: "/api/institutions/:id",
  summary: "Changes what an institution says of itself, and what it asks of its people's sign-in.",
  access: "own-institution",
  params: patientParams,
  body: institutionChange,
  responses: { 200: institutionSettings, 409: institutionConflict },
  errors: ["stale-version", "password-needed", "code-needed", "log-in-again"],
});
