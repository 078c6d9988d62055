import * as z from "zod/mini";

const noAccount =
  "Sorry, you must already have an account to subscribe. Please create an account or try again.";

/**
 * Every refusal the server can give, with its HTTP status and a sentence for people in English. The code is
 * stable; the web shows its own translation of the code and falls back to the message.
 */
export const refusals = {
  "malformed-request": [400, "Some of what was sent could not be understood."],
  "two-tokens": [400, "The request carries two different tokens."],
  "not-signed-in": [401, "Please log in first."],
  "session-ended": [401, "Your session has ended. Please log in again."],
  "submit-token-ended": [401, "This device cannot send these answers by itself. Please log in."],
  "wrong-credentials": [401, "The email, username or password is not right."],
  forbidden: [403, "Your account does not allow this."],
  "new-password-needed": [403, "Please choose a new password first."],
  "no-card-beside-code": [
    403,
    "This account asks for a code by email. It cannot have a sign-in card.",
  ],
  "patients-only": [403, "Access denied – This section is available for patients only!"],
  "other-session": [403, "This device can send the answers from one practice only."],
  "subscription-required": [402, "Your subscription does not cover practice right now."],
  "not-found": [404, "This was not found."],
  "no-schedule": [404, "There is no homework schedule to start."],
  "unknown-task-type": [422, "There is no such exercise."],
  "level-out-of-range": [422, "This exercise does not have that level."],
  "task-twice": [422, "An exercise can be in the list only once."],
  "preset-name-in-use": [409, "You already have a preset with that name."],
  "too-many-presets": [409, "You have 100 presets. Please remove one first."],
  "no-institution": [409, "You have no institution to share this with."],
  "no-assessment": [404, "There is nothing to rate."],
  "no-assessment-due": [409, "There is no level to find right now."],
  "nothing-to-defer": [409, "There is nothing to put off."],
  "unknown-template": [404, "There is no such message to send."],
  "no-email-address": [409, "There is no email address in your account."],
  "stale-version": [409, "Somebody else changed this in the meantime."],
  "too-slow": [408, "What was sent took too long to arrive. Please try again."],
  "payload-too-large": [413, "What was sent is too large."],
  "headers-too-large": [431, "What was sent with the address is too large."],
  "unsupported-media-type": [415, "The format of what was sent is not supported."],
  "unknown-task": [422, "This item is not part of a session."],
  "not-spoken": [422, "Only spoken answers can be corrected."],
  "skipped-item": [409, "This item was skipped: there is no answer to correct."],
  "not-a-recording": [422, "This is not a sound recording."],
  "wrong-recording-format": [422, "A recording must be WAV: 16 kHz, mono, 16 bit."],
  "recording-too-long": [422, "A recording may take 30 seconds at most."],
  "recording-empty": [422, "There is nothing to hear in the recording."],
  "not-a-photo": [
    422,
    "This is not a photo we can use. Please choose a JPEG, PNG or WebP picture.",
  ],
  "infected-file": [
    422,
    "A virus scanner found something harmful in this file. We did not keep it. Please choose another one.",
  ],
  "photo-too-large": [422, "This photo is too large. Please choose a smaller one."],
  "too-many-own-items": [409, "You have added 100 people and things. Please remove one first."],
  "link-expired": [410, "Oops! It looks like this link is no longer valid"],
  "link-used": [410, "This link has already been used."],
  "link-unknown": [410, "We do not recognize this link."],
  "no-token": [404, "We could not identify you. Please open the link in our email again."],
  "no-user-found-token-error": [404, noAccount],
  "no-user-found-email-error": [404, noAccount],
  "no-user-found-username-error": [404, noAccount],
  "wrong-code": [401, "This code is not right, or it has expired."],
  "code-spent": [401, "This code was tried too many times. Press “Resend email” for a new one."],
  "last-admin": [409, "You are the only admin of your institution. Please name another one first."],
  "last-to-stay": [409, "Your account is about to be deleted. Please name another admin first."],
  "deletion-begun": [409, "This account is being deleted. It cannot be kept anymore."],
  "wrong-password": [422, "The current password is not right."],
  "password-needed": [403, "Please type your password first."],
  "code-needed": [403, "Please type a code from an email first."],
  "address-code-needed": [403, "Please type the code that we sent to this address first."],
  "log-in-to-accept": [403, "Please log in to your account first. Then accept the invitation."],
  "log-in-again": [403, "Please log in again, then change this within 10 minutes."],
  "sign-in-not-working": [
    422,
    "Single sign-on was not switched on: the test did not succeed. Everybody logs in as before.",
  ],
  "signs-in-elsewhere": [409, "You log in through your institution and have no password here."],
  "weak-password": [422, "This password is too easy to guess. Please choose another one."],
  "email-in-use": [409, "The email provided is already in use"],
  "own-address": [409, "This is your own address."],
  "username-in-use": [409, "The username provided is already in use"],
  "already-invited": [409, "This person has already been invited."],
  "not-a-table": [
    422,
    "This is not a table that we can read. Please save it as CSV, with the columns email and type.",
  ],
  "table-empty": [422, "There is nobody in this table. It has no rows with an address."],
  "table-too-long": [422, "A table can have 10,000 rows at most. Please split this one."],
  "too-many-invitations": [
    429,
    "Your institution has sent 10,000 invitations in 24 hours. Please send the others tomorrow.",
  ],
  "invitation-not-open": [409, "This invitation is no longer open."],
  "not-accepted-yet": [409, "This person has not accepted the invitation yet."],
  "not-yourself": [409, "You cannot do this to your own account. Please ask another admin."],
  "person-suspended": [409, "This person is suspended. Please re-activate the account first."],
  "clinicians-only": [409, "Only a clinician can manage the institution."],
  "user-signs-in-elsewhere": [
    409,
    "This person logs in through your institution and has no password here.",
  ],
  "other-institution": [409, "This account belongs to another institution."],
  "nothing-to-set-up": [409, "This account is already set up."],
  "patient-discharged": [
    409,
    "This patient is discharged. Readmit the patient first to change the therapy.",
  ],
  "patient-not-discharged": [409, "This patient is not discharged."],
  "report-locked": [402, "Subscribe to unlock your full progress report."],
  "nothing-to-sign": [409, "This note is already signed, word for word."],
  "already-in-caseload": [409, "This patient is already in that caseload."],
  "no-such-colleague": [404, "There is no such colleague in your institution."],
  "code-by-mail": [
    409,
    "This account asks for a code by email at every login. It cannot be added with its password alone.",
  ],
  "issued-password": [
    409,
    "An admin made this password. The patient must log in with it first and choose another one.",
  ],
  "already-subscribed": [409, "There is already a subscription. You will not be charged twice."],
  "not-set-up-yet": [
    409,
    "This account is not set up yet. Finish your sign-up, then you can choose a plan.",
  ],
  "plan-not-offered": [422, "This plan is not offered anymore. Please choose another one."],
  "coupon-refused": [422, "This code is not valid for this plan."],
  "amount-not-agreed": [422, "This is not the amount that we agreed on. Please write to us."],
  "nothing-to-cancel": [409, "There is no subscription to cancel."],
  "nothing-to-resume": [409, "There is no subscription to restart. Please choose a plan."],
  "no-offer": [409, "This offer is no longer open to you."],
  "no-card": [409, "There is no card to change."],
  "trial-not-over": [409, "A trial can be extended only after it is over."],
  "scholarship-not-open": [409, "You're Not Eligible for a Scholarship at This Time"],
  "checkout-open": [409, "The payment is not finished yet."],
  "card-refused": [402, "The card was refused. Please try another card."],
  "payments-unavailable": [
    503,
    "Payments cannot be made right now. Nothing was charged. Please try again in a few minutes.",
  ],
  "address-suppressed": [
    409,
    "This address does not want any email from us. Please use another one.",
  ],
  "too-many-columns": [
    422,
    "That is too much for one table. Please choose fewer days, or show it by week.",
  ],
  "too-many-requests": [429, "Too many tries. Please wait a little and try again."],
  "sent-often-today": [429, "This was sent several times today. Please try again tomorrow."],
  "locked-away": [500, "This is kept safe, but we cannot open it right now. Please contact us."],
  internal: [500, "Something went wrong on our side. Nothing you did was lost."],
  unavailable: [503, "The service is busy or being updated. Please try again in a moment."],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof refusals;

/** Reasons why one record of `POST responses` was not stored; the call itself still answers 200. */
export const recordRefusals = [
  "malformed-record",
  "unknown-session",
  "unknown-task",
  "wrong-patient",
  "session-too-old",
] as const;
export type RecordRefusal = (typeof recordRefusals)[number];

/** The body of every refusal. `authError` is present, and true, only when a session token is dead. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  authError: z.optional(z.literal(true)),
});
export type ErrorBody = z.output<typeof errorBody>;
