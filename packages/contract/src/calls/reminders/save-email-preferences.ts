import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { emailPreferences, emailPreferencesForm } from "../../entities/email-preferences.ts";

/** Only for the patient, or the caregiver who manages the account: no clinician sets it. */
export const saveEmailPreferences = endpoint({
  section: "messaging",
  method: "PUT",
  path: "/api/patient/:id/reminders",
  summary: "Sets when a patient is reminded, and how often they get progress emails.",
  access: "own-patient",
  params: patientParams,
  body: emailPreferencesForm,
  responses: { 200: emailPreferences },
});
