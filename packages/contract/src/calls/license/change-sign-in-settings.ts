import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams, version } from "../../entities/common.ts";
import { signInConflict, signInForm, signInSettings } from "../../entities/sign-in-settings.ts";

/**
 * It is switched on only if the test succeeds: nobody must be locked out by a typo. Switching it off,
 * changing nothing else, needs no proof of identity.
 */
export const changeSignInSettings = endpoint({
  section: "license",
  method: "PUT",
  path: "/api/institutions/:id/sign-in",
  summary: "Sets up an institution's single sign-on, or switches it on or off.",
  access: "own-institution",
  params: patientParams,
  body: z.extend(signInForm, {
    isOn: z.boolean(),
    /** Of the settings that the change was based on. */
    version,
  }),
  responses: { 200: signInSettings, 409: signInConflict },
  errors: [
    "stale-version",
    "sign-in-not-working",
    "password-needed",
    "code-needed",
    "log-in-again",
    "too-many-requests",
  ],
});
