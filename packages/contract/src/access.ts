/**
 * Who may make a call. One line of the server's policy table stands behind each; a test walks every call with
 * every kind of caller.
 *
 * - `anyone`: nobody is asked for a token; a good one is still recognised.
 * - `signed-in`: any live session.
 * - `patient`: any patient, about themselves: nothing else names them.
 * - `patient-or-link`: as `patient`, also by a link of theirs.
 * - `own-patient`: the path's `:id` is the patient who asks.
 * - `own-results`: as `own-patient`, or a device with a submit token of that patient, or a clinician with that patient
 *   in the caseload, for what was done in the clinic.
 * - `patient-record`: the patient who asks, or a clinician with that patient in the caseload.
 * - `patient-record-or-link`: as `patient-record`, also by a link of the patient's own, which then only reads.
 * - `practising-patient`: as `own-patient`, and the subscription lets them practise.
 * - `clinician`: any clinician.
 * - `own-clinician`: the path's `:id` is the clinician who asks.
 * - `caseload-record`: a clinician with the patient in the caseload, whom the path names by `:id` or the query by
 *   `patientId`.
 * - `own-user`: the path's `:userId` is the user who asks.
 * - `own-user-or-anonymous`: as `own-user`, also by a link of theirs; or it is `anonymous`, and nobody is asked.
 * - `own-institution`: the path's `:id` is the institution whose admin asks.
 * - `link`: a link token of one of the call's purposes.
 * - `signed-in-or-link`: either of the two.
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
