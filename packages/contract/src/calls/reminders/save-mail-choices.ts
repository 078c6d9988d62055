import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { mailChoices, mailChoicesForm } from "../../entities/mail-choices.ts";

/** The patient's alone, or the caregiver's who manages the account: no clinician sets it. */
export const saveMailChoices = endpoint({
  section: "messaging",
  method: "PUT",
  path: "/api/patient/:id/reminders",
  summary: "Sets when a patient is reminded, and how often they are told of their progress.",
  access: "own-patient",
  params: patientParams,
  body: mailChoicesForm,
  responses: { 200: mailChoices },
});
