import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { appointmentRequest } from "../../entities/appointment.ts";

/** Answers the same whoever the address belongs to. The link stays valid: a second appointment may be requested. */
export const requestAppointment = endpoint({
  section: "service",
  method: "POST",
  path: "/api/therapist-consult",
  summary: "Asks for an appointment with a therapist.",
  access: "anyone",
  links: ["therapist-consult"],
  body: appointmentRequest,
  responses: { 200: z.object({}) },
  errors: ["too-many-requests"],
});
