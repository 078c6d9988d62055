import * as z from "zod/mini";
import { fieldMessages } from "../field-messages.ts";
import * as longest from "../field-lengths.ts";
import { email, oneOf, optionalPhone } from "../field-rules.ts";
import { text } from "./common.ts";
import { usStates } from "./places.ts";

/** Where our therapists are licensed: the states of the digital clinic. */
export const digitalClinicStates = ["FL", "MA", "NY", "CA", "TX"] as const;

/** When a call would suit. */
export const appointmentTimes = ["mornings", "afternoons", "evenings"] as const;
export type AppointmentTime = (typeof appointmentTimes)[number];

/** A state of the US, by its postal code. */
export const usState = z
  .string({ error: fieldMessages.required })
  .check(z.refine((code) => usStates.some((state) => state.code === code), fieldMessages.required));

/** The first step: where somebody lives, and who they are if no link says so. */
export const availabilityForm = z.object({ state: usState, email });
export const knownAvailabilityForm = z.pick(availabilityForm, { state: true });

/** What a request for an appointment may contain, all optional. */
export const appointmentWishes = z.object({
  name: text(longest.appointmentName).check(z.trim()),
  phoneNumber: optionalPhone,
  times: z.array(z.enum(appointmentTimes)).check(z.maxLength(appointmentTimes.length)),
  wishes: text(longest.appointmentWishes).check(z.trim()),
});

export const appointmentRequest = z.extend(z.partial(appointmentWishes), {
  state: oneOf(digitalClinicStates),
  /** Required if neither a link nor a session says who asks. */
  email: z.optional(email),
});
