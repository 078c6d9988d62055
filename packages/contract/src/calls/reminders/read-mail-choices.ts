import { endpoint } from "../../endpoint.ts";
import { patientParams } from "../../entities/common.ts";
import { mailChoices } from "../../entities/mail-choices.ts";

export const readMailChoices = endpoint({
  section: "messaging",
  method: "GET",
  path: "/api/patient/:id/reminders",
  summary: "When a patient wants to be reminded, and how often to be told of their progress.",
  access: "own-patient",
  params: patientParams,
  responses: { 200: mailChoices },
});
