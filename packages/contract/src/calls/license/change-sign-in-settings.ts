import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { patientParams, version } from "../../entities/common.ts";
import { signInConflict, signInForm, signInSettings } from "../../entities/sign-in-settings.ts";

/**
 * It is switched on only where the test succeeds: nobody is to be locked out by a slip of the pen. It is switched off,
 * and nothing else changed, without a proof of who asks.
 */
export const changeSignInSettings = endpoint({
  section: "license",
  method: "PUT",
  path: "/api/institutions/:id/sign-in",
  summary: "Sets up the single sign-on of an institution, switches it on or off.",
  access: "own-institution",
  params: patientParams,
  body: z.extend(signInForm, {
    isOn: z.boolean(),
    /** Of the settings that the change was made from. */
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
