/**
 * Who may make a call. One line of the server's policy table stands behind each; a test walks every call with
 * every kind of caller.
 *
 * - `anyone`: nobody is asked for a token; a good one is still recognised.
 * - `signed-in`: any live session.
 * - `own-patient`: the path's `:id` is the patient who asks.
 * - `own-results`: as `own-patient`, or a device with a submit token of that patient.
 * - `patient-record`: the patient who asks, or a clinician with that patient in the caseload.
 * - `practising-patient`: as `own-patient`, and the subscription lets them practise.
 * - `own-user`: the path's `:userId` is the user who asks.
 * - `own-user-or-anonymous`: as `own-user`, also by a link of theirs; or it is `anonymous`, and nobody is asked.
 * - `link`: a link token of one of the call's purposes.
 * - `signed-in-or-link`: either of the two.
 */
export const accessRules = [
  "anyone",
  "signed-in",
  "own-patient",
  "own-results",
  "patient-record",
  "practising-patient",
  "own-user",
  "own-user-or-anonymous",
  "link",
  "signed-in-or-link",
] as const;
export type AccessRule = (typeof accessRules)[number];
