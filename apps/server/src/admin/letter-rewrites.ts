import type { LetterKind } from "@regain/content/en/letters";
import { dayMs } from "@regain/contract/durations";
import type { LinkPurpose } from "@regain/contract/link-purposes";
import { system, type SystemActor } from "../db/actor.ts";
import type { Trx } from "../db/database.ts";
import type { MailRow } from "../db/tables/messaging.ts";
import { inviteToHomework } from "../modules/activation/homework-invitation.service.ts";
import { preauthorise } from "../modules/activation/preauthorised.service.ts";
import { issueLink } from "../modules/identity/link-token.service.ts";
import { writePasswordLink } from "../modules/identity/new-password.service.ts";
import { invitationStatus } from "../modules/invitation/invitation.rules.ts";
import { resendInvitation } from "../modules/invitation/invitation.service.ts";
import type { LetterParts } from "../modules/messaging/letter.service.ts";
import { resendRewritten } from "../modules/messaging/resend-mail.service.ts";
import { firstPages } from "../modules/signup/first-steps.service.ts";
import { CommandRefusal } from "./command.ts";
import {
  all,
  canGoOn,
  has,
  hasEnded,
  isActive,
  isAdmin,
  isBeforeFirst,
  isDue,
  isMember,
  isMemberThere,
  isNoMember,
  isSuspended,
  othersPay,
  passwordIsVoid,
  paymentIsToCome,
  type Rule,
  saysAddress,
  saysEndToCome,
  saysItsEnd,
  saysNextCharge,
  saysNextSum,
  saysUsername,
  signsInElsewhere,
  signsInHere,
  wordsOf,
} from "./letter-rewrites.rules.ts";
import { invitationsTo, type KnownPerson, latestLink } from "./operator.store.ts";

/** A letter that was sent before, or whose link is no longer of any use. */
export interface Written {
  readonly mail: MailRow & { readonly template: LetterKind };
  /** Whose account it is about, if there is one. */
  readonly person: KnownPerson | undefined;
}

export interface Anew {
  readonly actor: SystemActor;
  /** @returns false if the person does not want to be contacted */
  write(trx: Trx, letters: LetterParts, written: Written, now: Date): Promise<boolean>;
  /**
   * The page that its button leads to; missing for a letter without one, and for one written as it was the first
   * time.
   */
  readonly page?: string;
  readonly whyNot?: Rule;
  /** It goes to this address whatever the account says. */
  readonly isForAddress?: boolean;
  /** It goes to the account's address once there is one: its link does not work for anyone else. */
  readonly followsAccount?: boolean;
  /** Of no use to anyone without a password to set. */
  readonly setsPassword?: boolean;
}

const jobs = system("jobs");
const signUp = system("sign-up");
const signIn = system("sign-in");

/** Its button, if any, leads to a page that asks who is there. */
const samePage = (page?: string, rest: Partial<Anew> = {}): Anew => ({
  actor: jobs,
  ...(page === undefined ? {} : { page }),
  write: (trx, letters, { mail }, now) => resendRewritten(trx, letters, mail, page, now),
  ...rest,
});

const gone = () =>
  new CommandRefusal("nothing-known", "What this message was about is no longer known.");

interface LinkToPage {
  readonly purpose: LinkPurpose;
  readonly page: string;
  /** Overrides the purpose's usual lifetime, ms. */
  readonly life?: number;
}

/** Its button carries a token for a page of its own; the new link keeps the data of the previous one. */
const newLink = (
  { purpose, page, life }: LinkToPage,
  { actor = jobs, ...rest }: Partial<Anew> = {},
): Anew => ({
  actor,
  page,
  async write(trx, letters, { mail, person }, now) {
    if (!person) throw gone();
    const email = mail.recipient;
    const before = await latestLink(trx, purpose, { userId: person.id, email });
    const expiry = life === undefined ? {} : { expiresAt: new Date(now.getTime() + life) };
    const link = { purpose, userId: person.id, email, data: before?.data ?? {}, ...expiry };
    const path = `${page}?token=${await issueLink(trx, link, now)}`;
    return resendRewritten(trx, letters, mail, path, now);
  },
  ...rest,
});

const trialRuns = has("trialing", "There is no trial running.");
const trialIsOver = has("trialEnded", "No trial has ended.");

const hasGoneOn = all(isActive, isNoMember, paymentIsToCome, saysNextCharge);
const hasCancelled = all(isNoMember, canGoOn, saysEndToCome);
const isCharged = all(paymentIsToCome, saysEndToCome, saysNextSum);

/** About a colleague whom only the letter identifies. */
const notKnown: Rule = () => "Whether it is still true is not known: see the list of users.";

const invitation: Anew = {
  actor: signUp,
  isForAddress: true,
  async write(trx, letters, { mail }, now) {
    const words = wordsOf(mail.content);
    // Several institutions may have invited this address, and the name of one may be part of another's.
    const named = (await invitationsTo(trx, mail.recipient))
      .filter((row) => words.includes(row.institution))
      .toSorted((a, b) => b.institution.length - a.institution.length);
    const [{ institution } = { institution: undefined }] = named;
    if (institution === undefined)
      throw new CommandRefusal(
        "nothing-known",
        "No institution of the name in this message has invited that address: it was renamed, or the invitation withdrawn.",
      );
    const open = named.find(
      (row) => row.institution === institution && invitationStatus(row, now) === "INVITED",
    );
    if (!open)
      throw new CommandRefusal(
        "invitation-not-open",
        "The invitation was answered, or has expired: the institution's admin can send another.",
      );
    await resendInvitation(trx, letters, { id: open.id, institutionId: open.institution_id }, now);
    return true;
  },
};

const activation: Anew = {
  actor: signUp,
  followsAccount: true,
  async write(trx, letters, { mail, person }, now) {
    const to = { userId: person?.id, email: mail.recipient };
    const link = await latestLink(trx, "activation", to);
    if (!link) throw gone();
    if (link.used_at || (person && person.subscription !== "account_created"))
      throw new CommandRefusal("set-up-already", "The account has already been set up.");
    const { firstName, lastName, institutionId, subscriptionTime } = link.data;
    const agreed = {
      email: mail.recipient,
      ...(person ? { userId: person.id } : {}),
      ...(typeof firstName === "string" ? { firstName } : {}),
      ...(typeof lastName === "string" ? { lastName } : {}),
      ...(typeof institutionId === "string" ? { institutionId } : {}),
      ...(typeof subscriptionTime === "number" ? { subscriptionTime } : {}),
    };
    await preauthorise(trx, letters, agreed, now);
    return true;
  },
};

const homework: Anew = {
  actor: signUp,
  followsAccount: true,
  async write(trx, letters, { mail, person }, now) {
    const to = { userId: person?.id, email: mail.recipient };
    const link = person && (await latestLink(trx, "homework-invitation", to));
    const clinicianId = link?.data.handedTo ?? link?.data.clinicianId;
    if (!person || !link || typeof clinicianId !== "string") throw gone();
    if (link.used_at)
      throw new CommandRefusal("set-up-already", "The invitation has already been accepted.");
    const careGiver = mail.template === "caregiverInvitation";
    const wish = { patientId: person.id, clinicianId, email: mail.recipient, careGiver };
    return inviteToHomework(trx, letters, wish, now);
  },
};

/**
 * How each letter is written once more. A letter marked null is not: login codes and links are requested where they
 * are used, within minutes; today's reminder is of no use tomorrow; and statistics, and what is written to our own
 * support, are not kept once sent.
 */
export const letterRewrites: Readonly<Record<LetterKind, Anew | null>> = {
  oneTimeCode: null,
  proofCode: null,
  addressCode: null,
  signInLink: null,
  practiceReminder: null,
  progressMail: null,
  appointmentForSupport: null,
  scholarshipForSupport: null,
  resetPassword: {
    actor: signIn,
    setsPassword: true,
    async write(trx, letters, { person }, now) {
      if (!person?.email) throw gone();
      const name = person.first_name ?? person.username;
      await writePasswordLink(trx, letters, { userId: person.id, email: person.email, name }, now);
      return true;
    },
  },
  passwordChanged: samePage("/forgot-password"),
  addressChanged: samePage(undefined, { isForAddress: true, whyNot: saysAddress }),
  welcomePatient: samePage(firstPages.patient, { whyNot: saysUsername }),
  welcomeClinician: samePage(firstPages.clinician, { whyNot: saysUsername }),
  patientHandedOver: samePage("/dashboard"),
  leftInstitution: samePage("/account", { whyNot: isNoMember }),
  cancelledPayerLeft: samePage("/account", { whyNot: hasCancelled }),
  leftAndLetIn: samePage("/account", { whyNot: all(isActive, isNoMember) }),
  payerLeftAndLetIn: samePage("/account", { whyNot: hasGoneOn }),
  cancelledPayerLeftAndLetIn: samePage("/account", { whyNot: all(isActive, hasCancelled) }),
  singleSignOnOn: samePage("/enterprise-dashboard/institution", {
    whyNot: all(isAdmin, signsInElsewhere),
  }),
  singleSignOnOff: samePage("/enterprise-dashboard/institution", {
    whyNot: all(isAdmin, signsInHere),
  }),
  accountSuspended: samePage(undefined, { whyNot: all(isSuspended, isMemberThere) }),
  payerSuspended: samePage(undefined, { whyNot: all(isSuspended, isMemberThere) }),
  accountReactivated: samePage("/login", { whyNot: isActive }),
  payerReactivated: samePage("/login", {
    whyNot: all(isActive, paymentIsToCome, saysNextCharge),
  }),
  clinicianLeaves: samePage("/enterprise-dashboard/users", { whyNot: notKnown }),
  clinicianStays: samePage("/enterprise-dashboard/users", { whyNot: notKnown }),
  clinicianRemoved: samePage(undefined, { whyNot: isDue }),
  appointmentRequested: samePage(undefined, { isForAddress: true }),
  accountDeletion: samePage("/account", { whyNot: isDue }),
  subscriptionCancelled: samePage("/account", { whyNot: hasCancelled }),
  memberCancelled: samePage("/account", { whyNot: all(isMember, canGoOn, saysEndToCome) }),
  subscriptionEnded: samePage("/account", { whyNot: hasEnded }),
  memberEnded: samePage("/account", { whyNot: all(isMember, othersPay) }),
  firstCharge: samePage("/account", { whyNot: all(isBeforeFirst, isCharged) }),
  yearlyCharge: samePage("/account", {
    whyNot: all(has("paying", "There is no upcoming payment."), isCharged),
  }),
  paymentFailed: samePage("/payment_update", {
    whyNot: has("past_due", "No payment is outstanding."),
  }),
  trialEnding: newLink(
    { purpose: "subscribe", page: "/subscribe" },
    { whyNot: all(trialRuns, saysEndToCome) },
  ),
  trialOver: newLink(
    { purpose: "subscribe", page: "/subscribe" },
    { whyNot: all(trialIsOver, saysItsEnd) },
  ),
  retrialOffer: newLink(
    { purpose: "retrial", page: "/retrial" },
    {
      whyNot: (held) =>
        held.payer?.trial_extended_at ? "The trial has already been extended." : trialIsOver(held),
    },
  ),
  sponsorshipEnds: samePage("/account", { whyNot: all(isNoMember, othersPay, saysEndToCome) }),
  sponsorshipOver: newLink(
    { purpose: "subscribe", page: "/subscribe" },
    {
      whyNot: all(has("expired", "What somebody else paid for has not ended."), saysItsEnd),
    },
  ),
  therapistConsult: newLink(
    { purpose: "therapist-consult", page: "/therapist-consult" },
    { actor: signUp },
  ),
  passwordResetByAdmin: newLink(
    { purpose: "reset-password", page: "/forgot-password", life: dayMs },
    { actor: signIn, setsPassword: true, whyNot: passwordIsVoid },
  ),
  howAreYourTasks: newLink({ purpose: "survey", page: "/survey/campaign/how_are_your_tasks" }),
  endOfTrialSurvey: newLink(
    { purpose: "survey", page: "/survey/campaign/end_of_trial" },
    { whyNot: (held) => (trialRuns(held) ? undefined : "The trial is still running.") },
  ),
  scholarshipOffer: newLink(
    { purpose: "scholarship", page: "/scholarship" },
    { whyNot: trialIsOver },
  ),
  institutionInvitation: invitation,
  accountActivation: activation,
  homeworkInvitation: homework,
  caregiverInvitation: homework,
};
