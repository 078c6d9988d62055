import { dayMs, hourMs } from "@regain/contract/durations";
import type { ChoosableMail } from "@regain/contract/entities/mail-choices";
import type { MailsTable } from "../../db/tables/messaging.ts";
import { codeLife } from "../identity/code.rules.ts";

export type MailKind = MailsTable["template"];

/** What is peculiar to a kind of message. */
export interface MailNature {
  /**
   * Written by somebody else's wish, or by whoever types an address: who does not want to be contacted does not get it,
   * and it says how not to get another.
   */
  readonly isUnasked?: true;
  /** Asked for, again and again: it says how to stop its kind, and who does not want to be contacted gets none. */
  readonly choosable?: ChoosableMail;
  /** It bears a code to log in, in its subject too. */
  readonly hasCode?: true;
  /** Somebody has just asked for it and looks into their mailbox. */
  readonly isAwaited?: true;
  /** How long after it was written it is of use to its reader, ms. Missing of what stays true; its link ends by itself. */
  readonly goodForMs?: number;
  /** It is about the day on which it was written, by its reader's own clock. */
  readonly isOfItsDay?: true;
}

const code: MailNature = { hasCode: true, isAwaited: true, goodForMs: codeLife };
const unasked: MailNature = { isUnasked: true };

/** Of a kind that is not here nothing is peculiar. */
const natures: Readonly<Partial<Record<MailKind, MailNature>>> = {
  oneTimeCode: code,
  proofCode: code,
  addressCode: code,
  signInLink: { isAwaited: true },
  resetPassword: { isAwaited: true },
  passwordResetByAdmin: { isAwaited: true },
  "progress-report": { isAwaited: true },
  // Decision 58: nobody is woken for what a server that stood still makes up for.
  practiceReminder: { choosable: "reminders", goodForMs: 3 * hourMs, isOfItsDay: true },
  progressMail: { choosable: "progress", goodForMs: 3 * dayMs },
  institutionInvitation: unasked,
  homeworkInvitation: unasked,
  caregiverInvitation: unasked,
  accountActivation: unasked,
  therapistConsult: unasked,
  appointmentRequested: unasked,
  trialEnding: unasked,
  trialOver: unasked,
  sponsorshipOver: unasked,
  retrialOffer: unasked,
  howAreYourTasks: unasked,
  endOfTrialSurvey: unasked,
  scholarshipOffer: unasked,
};

export const natureOf = (kind: MailKind): MailNature => natures[kind] ?? {};

/** Who does not want to be contacted does not get it. */
export const canBeRefused = (kind: MailKind): boolean => {
  const { isUnasked, choosable } = natureOf(kind);
  return isUnasked === true || choosable !== undefined;
};

/** A subject without its code, which is for nobody but its reader. */
export const withoutCode = (subject: string): string => subject.replaceAll(/\b\d{6}\b/g, "••••••");
