import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { emailPreferences } from "../../entities/email-preferences.ts";

export const readEmailPreferences = endpoint({
  section: "messaging",
  method: "GET",
  path: "/api/patient/:id/reminders",
  summary: "When a patient is reminded, and how often they get progress emails.",
  access: "own-patient",
  params: patientParams,
  responses: { 200: emailPreferences },
});
