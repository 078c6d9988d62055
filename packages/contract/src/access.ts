/**
 * Who may make a call. Each has one line in the server's policy table; a test tries every call with every
 * kind of caller.
 *
 * - `anyone`: no token is required; a valid one is still recognized.
 * - `signed-in`: any live session.
 * - `patient`: any patient, about themselves: only the session identifies them.
 * - `patient-or-link`: like `patient`, also by one of their links.
 * - `own-patient`: the path's `:id` is the patient who asks.
 * - `own-results`: like `own-patient`, or a device with a submit token of that patient, or a clinician with
 *   that patient in the caseload, for what was done in the clinic.
 * - `patient-record`: the patient who asks, or a clinician with that patient in the caseload.
 * - `patient-record-or-link`: like `patient-record`, also by one of the patient's own links, which then only
 *   reads.
 * - `practising-patient`: like `own-patient`, and the subscription lets them practice.
 * - `clinician`: any clinician.
 * - `own-clinician`: the path's `:id` is the clinician who asks.
 * - `caseload-record`: a clinician with the patient in the caseload, named by `:id` in the path or
 *   `patientId` in the query.
 * - `own-user`: the path's `:userId` is the user who asks.
 * - `own-user-or-anonymous`: like `own-user`, also by one of their links; or `:userId` is `anonymous`, and no
 *   token is required.
 * - `own-institution`: the path's `:id` is the institution of the admin who asks.
 * - `link`: a link token of one of the call's purposes.
 * - `signed-in-or-link`: either of these.
 */
export const accessRules = [
  "anyone",
  "signed-in",
  "patient",
  "patient-or-link",
  "own-patient",
  "own-results",
  "patient-record",
  "patient-record-or-link",
  "practising-patient",
  "clinician",
  "own-clinician",
  "caseload-record",
  "own-user",
  "own-user-or-anonymous",
  "own-institution",
  "link",
  "signed-in-or-link",
] as const;
export type AccessRule = (typeof accessRules)[number];
