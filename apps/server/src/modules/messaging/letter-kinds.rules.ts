import { dayMs, hourMs } from "@regain/contract/durations";
import type { ChoosableMail } from "@regain/contract/entities/email-preferences";
import type { MailsTable } from "../../db/tables/messaging.ts";
import { codeLife } from "../identity/code.rules.ts";

export type MailKind = MailsTable["template"];

/** What is special about a kind of message. */
export interface MailNature {
  /**
   * Sent at somebody else's request, or to whatever address somebody types: it is not sent to
   * anyone who does not want to be contacted, and says how not to get another.
   */
  readonly isUnasked?: true;
  /**
   * Written of our own accord to whom an account belongs: it is not sent once the account is
   * suspended or to be deleted, or to an address that is no longer the account's.
   */
  readonly isOwnAccord?: true;
  /**
   * Asked for, to be sent repeatedly: it says how to stop its kind, and is not sent to anyone who
   * does not want to be contacted.
   */
  readonly choosable?: ChoosableMail;
  /** It contains a login code, also in its subject. */
  readonly hasCode?: true;
  /** Somebody has just asked for it and is watching their mailbox. */
  readonly isAwaited?: true;
  /**
   * How long after it was written it is of use to its reader, in ms. Missing for what stays true;
   * its link expires by itself.
   */
  readonly goodForMs?: number;
  /** It is about the day it was written on, by its reader's own clock. */
  readonly isOfItsDay?: true;
}

const code: MailNature = { hasCode: true, isAwaited: true, goodForMs: codeLife };
const unasked: MailNature = { isUnasked: true };
const ownAccord: MailNature = { isUnasked: true, isOwnAccord: true };

/** Nothing is special about a kind that is not here. */
const natures: Readonly<Partial<Record<MailKind, MailNature>>> = {
  oneTimeCode: code,
  proofCode: code,
  addressCode: code,
  signInLink: { isAwaited: true },
  resetPassword: { isAwaited: true },
  passwordResetByAdmin: { isAwaited: true },
  "progress-report": { isAwaited: true },
  // Decision 58: nobody is woken up by what a server catches up on after downtime.
  practiceReminder: {
    choosable: "reminders",
    isOwnAccord: true,
    goodForMs: 3 * hourMs,
    isOfItsDay: true,
  },
  progressMail: { choosable: "progress", isOwnAccord: true, goodForMs: 3 * dayMs },
  institutionInvitation: unasked,
  homeworkInvitation: unasked,
  caregiverInvitation: unasked,
  accountActivation: unasked,
  therapistConsult: ownAccord,
  appointmentRequested: unasked,
  trialEnding: ownAccord,
  trialOver: ownAccord,
  sponsorshipOver: ownAccord,
  retrialOffer: ownAccord,
  howAreYourTasks: ownAccord,
  endOfTrialSurvey: ownAccord,
  scholarshipOffer: ownAccord,
};

export const natureOf = (kind: MailKind): MailNature => natures[kind] ?? {};

/** Whether it is withheld from anyone who does not want to be contacted. */
export const canBeRefused = (kind: MailKind): boolean => {
  const { isUnasked, choosable } = natureOf(kind);
  return isUnasked === true || choosable !== undefined;
};

/** A subject without its code, which is only for its reader. */
export const withoutCode = (subject: string): string => subject.replaceAll(/\b\d{6}\b/g, "••••••");
