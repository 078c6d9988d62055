import { knownTimeZone } from "./sign-up-fields.rules.ts";
import type { Applicant } from "./sign-up.service.ts";

/** Where a request came from. */
export interface Caller {
  readonly ip: string;
  readonly device: string;
}

/** What the forms of patients and clinicians have in common. */
interface Form {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string | undefined;
  readonly source?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly requestId: string;
}

export const applicantOf = (form: Form): Applicant => ({
  email: form.email,
  firstName: form.firstName,
  lastName: form.lastName,
  phoneNumber: form.phoneNumber || undefined,
  leadSourceDetails: form.source || undefined,
  timeZone: knownTimeZone(form.timeZone),
  requestId: form.requestId,
  acceptedEula: true,
});
