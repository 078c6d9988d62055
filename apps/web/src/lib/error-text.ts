import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { CallError } from "@regain/contract/client";
import type { ErrorCode } from "@regain/contract/errors";
import { support } from "./support.ts";

const noAccount = msg`Sorry, you must already have an account to subscribe. Please create an account or try again.`;

/** What the person reads for each code; `network` is the client's own, for a call without an answer. */
const texts: Readonly<Record<ErrorCode | "network", MessageDescriptor>> = {
  "malformed-request": msg`Some of what was sent could not be understood.`,
  "two-tokens": msg`Two people seem to be signed in. Please log out and log in again.`,
  "not-signed-in": msg`Please log in first.`,
  "session-ended": msg`Your session has ended. Please log in again.`,
  "submit-token-ended": msg`This device may not send these answers by itself. Please log in.`,
  "wrong-credentials": msg`The email, username or password is not right.`,
  forbidden: msg`Your account does not allow this.`,
  "patients-only": msg`Access denied – This section is available for patients only!`,
  "other-session": msg`This device may send the answers of one practice only.`,
  "subscription-required": msg`Your subscription does not cover practice right now.`,
  "not-found": msg`This was not found.`,
  "no-schedule": msg`There is no homework schedule to start.`,
  "unknown-task-type": msg`There is no such exercise.`,
  "level-out-of-range": msg`This exercise does not have that level.`,
  "task-twice": msg`An exercise can stand in the list only once.`,
  "preset-name-in-use": msg`You have a preset of that name already.`,
  "too-many-presets": msg`You have 100 presets. Please remove one first.`,
  "no-institution": msg`You belong to no institution to share this with.`,
  "no-assessment": msg`There is no check to rate.`,
  "no-assessment-due": msg`There is no check to do right now.`,
  "nothing-to-defer": msg`There is nothing to put off.`,
  "unknown-template": msg`There is no such message to send.`,
  "no-email-address": msg`There is no email address in your account.`,
  "stale-version": msg`This was changed by somebody else in the meantime.`,
  "payload-too-large": msg`What was sent is too large.`,
  "unsupported-media-type": msg`The format of what was sent is not supported.`,
  "unknown-task": msg`This item is not part of a session.`,
  "not-spoken": msg`Only spoken answers can be corrected.`,
  "skipped-item": msg`This item was skipped: there is no answer to correct.`,
  "not-a-recording": msg`This is not a sound recording.`,
  "wrong-recording-format": msg`This recording has another format than we need.`,
  "recording-too-long": msg`A recording may take 30 seconds at most.`,
  "recording-empty": msg`There is nothing to hear in the recording.`,
  "not-a-photo": msg`This is not a photo we can use. Please choose a JPEG, PNG or WebP picture.`,
  "photo-too-large": msg`This photo is too large. Please choose a smaller one.`,
  "too-many-own-items": msg`You have added 100 words. Please remove one first.`,
  "link-expired": msg`Oops! It looks like this link is no longer valid`,
  "link-used": msg`This link has been used already.`,
  "link-unknown": msg`We do not know this link.`,
  "no-token": msg`We do not know who you are. Please open the link in our email once more.`,
  "no-user-found-token-error": noAccount,
  "no-user-found-email-error": noAccount,
  "no-user-found-username-error": noAccount,
  "wrong-code": msg`This code is not right, or it is too old.`,
  "last-admin": msg`You are the only admin of your institution. Please name another one first.`,
  "wrong-password": msg`The current password is not right.`,
  "sign-in-not-working": msg`Single sign-on was not switched on: the test did not succeed. Everybody logs in as before.`,
  "signs-in-elsewhere": msg`You log in through your institution and have no password here.`,
  "weak-password": msg`This password is too easy to guess. Please choose another one.`,
  "email-in-use": msg`The email provided is already in use`,
  "username-in-use": msg`The username provided is already in use`,
  "already-invited": msg`This person has been invited already.`,
  "not-a-table": msg`This is not a table that we can read. Please save it as CSV, with the columns email and type.`,
  "table-empty": msg`There is nobody in this table: it has no rows with an address.`,
  "table-too-long": msg`A table may have 10,000 rows. Please split this one.`,
  "too-many-invitations": msg`Your institution has sent 10,000 invitations in 24 hours. Please send the others tomorrow.`,
  "invitation-not-open": msg`Only an open invitation can be sent again.`,
  "not-accepted-yet": msg`This person has not accepted the invitation yet.`,
  "not-yourself": msg`You cannot do this to your own account. Please ask another admin.`,
  "clinicians-only": msg`Only a clinician can manage the institution.`,
  "user-signs-in-elsewhere": msg`This person logs in through your institution and has no password here.`,
  "other-institution": msg`This account belongs to another institution.`,
  "nothing-to-set-up": msg`This account is set up already.`,
  "patient-discharged": msg`This patient is discharged. Re-admit the patient first to change the therapy.`,
  "patient-not-discharged": msg`This patient is not discharged.`,
  "report-locked": msg`Subscribe to unlock your full progress report.`,
  "nothing-to-sign": msg`This note is signed already, word for word.`,
  "already-in-caseload": msg`This patient is in that caseload already.`,
  "no-such-colleague": msg`There is no such colleague in your institution.`,
  "code-by-mail": msg`This account asks for a code by email at every login. Its password alone cannot add it.`,
  "already-subscribed": msg`There is a subscription already. Nothing is charged twice.`,
  "plan-not-offered": msg`This plan is not offered any more. Please choose another one.`,
  "coupon-refused": msg`This code does not count for this plan.`,
  "amount-not-agreed": msg`This is not the amount that we agreed on. Please write to us.`,
  "nothing-to-cancel": msg`There is no subscription to cancel.`,
  "nothing-to-resume": msg`There is no subscription to take up again. Please choose a plan.`,
  "no-offer": msg`This offer is not open to you any more.`,
  "no-card": msg`There is no card to change.`,
  "trial-not-over": msg`A trial can be made longer only once it is over.`,
  "scholarship-not-open": msg`You're Not Eligible for a Scholarship at This Time`,
  "checkout-open": msg`The payment is not finished yet.`,
  "card-refused": msg`The card was refused. Please try another card.`,
  "payments-unavailable": msg`Payments cannot be made right now. Nothing was charged. Please try again in a few minutes.`,
  "address-suppressed": msg`This address does not want any mail from us. Please use another one.`,
  "too-many-columns": msg`That is too much for one table. Please choose fewer days, or show it by week.`,
  "too-many-requests": msg`Too many tries. Please wait a little and try again.`,
  internal: msg`Something went wrong on our side. Nothing you did was lost.`,
  unavailable: msg`The service is busy. Please try again in a moment.`,
  network: msg`There is no connection right now. Please check the network and try again.`,
};

const fallback = msg`Something went wrong. Please contact customer support at ${{ phone: support.phone }} or ${{ email: support.email }} if you need further assistance!`;

/** What the server says of these is about this very code or card. */
const saidByServer: ReadonlySet<string> = new Set<ErrorCode>(["coupon-refused", "card-refused"]);

const isKnown = (code: string): code is keyof typeof texts => Object.hasOwn(texts, code);

/** The sentence to show: the code's own words, else the server's, else `otherwise`: how to reach support, where none is given. */
export function errorText(error: unknown, otherwise?: string): string {
  const nothing = otherwise ?? i18n._(fallback);
  if (!(error instanceof CallError)) return nothing;
  if (isKnown(error.code) && !saidByServer.has(error.code)) return i18n._(texts[error.code]);
  return error.code === "unknown" && !error.body ? nothing : error.message;
}
