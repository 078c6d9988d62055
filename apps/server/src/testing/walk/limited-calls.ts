import { requestDeletion } from "@regain/contract/calls/account/request-deletion";
import { changeAccount } from "@regain/contract/calls/account/change-account";
import { changePassword } from "@regain/contract/calls/account/change-password";
import { proveIdentity } from "@regain/contract/calls/account/prove-identity";
import { sendProofCode } from "@regain/contract/calls/account/send-proof-code";
import { acceptHomework } from "@regain/contract/calls/activation/accept-homework";
import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { userInfo } from "@regain/contract/calls/activation/user-info";
import { checkoutExistingSubscription } from "@regain/contract/calls/billing/checkout-existing-subscription";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { retrial } from "@regain/contract/calls/billing/retrial";
import { subscribeWithToken } from "@regain/contract/calls/billing/subscribe-with-token";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { requestSignInLink } from "@regain/contract/calls/identity/request-sign-in-link";
import { checkLogin } from "@regain/contract/calls/identity/check-login";
import { exchangeToken } from "@regain/contract/calls/identity/exchange-token";
import { forgotPassword } from "@regain/contract/calls/identity/forgot-password";
import { login } from "@regain/contract/calls/identity/login";
import { resetOtp } from "@regain/contract/calls/identity/reset-otp";
import { resetPassword } from "@regain/contract/calls/identity/reset-password";
import { resumeMails } from "@regain/contract/calls/reminders/resume-mails";
import { stopMails } from "@regain/contract/calls/reminders/stop-mails";
import { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import { validateOtp } from "@regain/contract/calls/identity/validate-otp";
import { answerInvitation } from "@regain/contract/calls/license/answer-invitation";
import { startSession } from "@regain/contract/calls/session/start-session";
import { createClinician } from "@regain/contract/calls/signup/create-clinician";
import { createPatient } from "@regain/contract/calls/signup/create-patient";
import { validateEmail } from "@regain/contract/calls/signup/validate-email";
import { validateUsername } from "@regain/contract/calls/signup/validate-username";
import type { EndpointDef } from "@regain/contract/endpoint";
import { goodClinician, goodPatient } from "@regain/contract/testing/sign-up-faults";
import { randomUUID } from "node:crypto";
import { type Account, type World, worldPassword } from "./limited-world.ts";

const password = worldPassword;
/** Refused only after every other check: nothing is created, but the try is counted. */
const tooEasy = "Password1";

export interface Sent {
  readonly def: EndpointDef;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, string>;
  readonly body?: object;
  readonly token?: string;
}

export interface LimitedCall {
  readonly what: string;
  readonly defs: readonly EndpointDef[];
  /** How many tries from one address are free. */
  readonly perAddress?: number;
  /** How many tries at one account are free; counted per address if others elsewhere must not be held up. */
  readonly perAccount?: { readonly free: number; readonly fromAnywhere: boolean };
  /** A try that fails. */
  readonly send: (world: World, at: Account, n: number) => Sent | Promise<Sent>;
}

const request = () => ({ platform: "web", requestId: randomUUID() });
const signUps = {
  patient: { ...goodPatient, clinicianAssisted: 0, password: tooEasy },
  clinician: { ...goodClinician, password: tooEasy },
};
const perPair = (free: number) => ({ free, fromAnywhere: false });
const perAccount = (free: number) => ({ free, fromAnywhere: true });
const byLink = { perAddress: 30, perAccount: perAccount(10) };
const details = { perAddress: 60, perAccount: perAccount(20) };

/** The pages of an activation that lack only a better password. */
const pages = {
  Account: {
    accept_eula: true,
    email: "june@example.org",
    username: "june",
    password: tooEasy,
  },
  Location: { locale: "en" },
  Demographics: { age: "61", firstName: "June", lastName: "Park" },
  Diagnosis: { skills: [], disorders: [], since: null },
};

/** Signs in with the password; returns the login that waits for its code. */
async function pendingLogin({ server }: World, username: string, n: number): Promise<string> {
  const answer = await server.app.inject({
    method: "POST",
    url: "/service/v700/api/login/v3",
    remoteAddress: `10.99.${n}.1`,
    payload: { username, password },
  });
  return answer.json<{ ctdata: { otpResetToken: string } }>().ctdata.otpResetToken;
}

let pending = "";

/** What somebody can ask about a subscription by giving only a name. */
const aboutPayments: readonly ((emailOrUsername: string) => Sent)[] = [
  (emailOrUsername) => ({ def: createCheckout, body: { plan: "monthly", emailOrUsername } }),
  (emailOrUsername) => ({
    def: checkoutExistingSubscription,
    body: { plan: "monthly", emailOrUsername },
  }),
  (email) => ({ def: subscribeWithToken, query: { email }, body: { paymentToken: "tok_visa" } }),
  (sessionId) => ({ def: subscriptionConfirmation, query: { sessionId } }),
  (emailOrUsername) => ({ def: subscriptionPlans, query: { emailOrUsername } }),
];

/** Every limit on signing in and on whatever reveals who has an account: what it is, and a try that counts. */
export const limitedCalls: readonly LimitedCall[] = [
  {
    what: "passwords typed in at the login",
    defs: [login],
    perAddress: 30,
    perAccount: perPair(4),
    send: (_, { username }) => ({ def: login, body: { username, password: "Practice2" } }),
  },
  {
    what: "names at the login's first step",
    defs: [checkLogin],
    perAddress: 120,
    send: (_, { username }) => ({ def: checkLogin, body: { username } }),
  },
  {
    what: "codes by mail, sent by signing in again and again",
    defs: [],
    perAccount: perAccount(6),
    send: (_, { username }) => ({ def: login, body: { username, password } }),
  },
  {
    what: "codes typed in, for logins that there are not",
    defs: [validateOtp],
    perAddress: 40,
    send: (_, { id }) => ({
      def: validateOtp,
      params: { userId: id },
      query: { otp: "123456" },
      token: "rgn_unknown",
    }),
  },
  {
    what: "codes typed in, login after login",
    defs: [validateOtp],
    perAccount: perAccount(10),
    async send(world, { id, username }, n) {
      // Fewer than one login allows, so that it is the account's limit that counts.
      if (n % 4 === 0) pending = await pendingLogin(world, username, n);
      return {
        def: validateOtp,
        params: { userId: id },
        query: { otp: "000000" },
        token: pending,
      };
    },
  },
  {
    what: "codes sent again",
    defs: [resetOtp],
    perAddress: 20,
    send: (_, { id }) => ({
      def: resetOtp,
      params: { userId: id },
      query: { resetToken: "rgn_unknown" },
    }),
  },
  {
    what: "forgotten passwords",
    defs: [forgotPassword],
    perAddress: 20,
    perAccount: perPair(3),
    send: (_, { username }) => ({ def: forgotPassword, query: { username } }),
  },
  {
    what: "links to log in with",
    defs: [requestSignInLink],
    perAddress: 20,
    perAccount: perPair(3),
    send: (_, { username }) => ({ def: requestSignInLink, body: { emailOrUsername: username } }),
  },
  {
    what: "codes of printed cards",
    defs: [exchangeToken],
    perAddress: 15,
    send: (_, __, n) => ({ def: exchangeToken, body: { token: `AAAA-BBBB-CCCC-${1000 + n}` } }),
  },
  {
    what: "new passwords by a link",
    defs: [resetPassword],
    ...byLink,
    send: async (_, { link }) => ({
      def: resetPassword,
      token: await link("reset-password"),
      body: { newPassword: tooEasy },
    }),
  },
  {
    what: "accounts that are finished",
    defs: [completeAccount],
    ...byLink,
    send: async (_, { link }) => ({
      def: completeAccount,
      token: await link("activation"),
      body: { platform: "web", request_id: "r", pages },
    }),
  },
  {
    what: "homework invitations that are accepted",
    defs: [acceptHomework],
    ...byLink,
    send: async (_, { id, link }) => ({
      def: acceptHomework,
      params: { id, clinicianId: randomUUID() },
      token: await link("homework-invitation"),
      body: { email: "kim@example.org", password: tooEasy, acceptedEULA: "true" },
    }),
  },
  {
    what: "invitations that are answered",
    defs: [answerInvitation],
    ...byLink,
    send: async (_, { link }) => ({
      def: answerInvitation,
      params: { id: randomUUID() },
      token: await link("invitation"),
      body: { status: "DECLINED" },
    }),
  },
  {
    what: "accounts that are set up",
    defs: [userInfo],
    ...details,
    send: (_, { id, token }) => ({
      def: userInfo,
      params: { userId: id },
      token,
      body: {
        firstName: "Sol",
        lastName: "Reyes",
        email: "sol@example.org",
        acceptedEULA: true,
      },
    }),
  },
  {
    what: "other names and addresses of an account",
    defs: [changeAccount],
    ...details,
    send: (_, { id, token }) => ({
      def: changeAccount,
      params: { userId: id },
      token,
      body: { username: "person1" },
    }),
  },
  {
    what: "the password of who is signed in",
    defs: [changePassword, requestDeletion],
    perAccount: perAccount(5),
    send: (_, { id, token }, n) => ({
      params: { userId: id },
      token,
      ...(n % 2 === 0
        ? { def: changePassword, body: { oldPassword: "Practice2", newPassword: "Lagoon42x" } }
        : { def: requestDeletion, body: { password: "Practice2" } }),
    }),
  },
  {
    what: "exercises of one's own choice",
    defs: [startSession],
    perAccount: perAccount(60),
    send: (_, { id, token }) => ({
      def: startSession,
      params: { id, kind: "SELF_GUIDED" },
      query: { taskTypeIds: "9999" },
      token,
    }),
  },
  {
    what: "codes typed in by who is signed in",
    defs: [proveIdentity],
    perAddress: 40,
    send: (_, { id, token }) => ({
      def: proveIdentity,
      params: { userId: id },
      token,
      body: { code: "123456" },
    }),
  },
  {
    what: "codes sent to who is signed in",
    defs: [sendProofCode],
    perAddress: 20,
    perAccount: perAccount(6),
    // A separate session for each: one has to wait a minute for the next code.
    send: async ({ server }, { id }) => ({
      def: sendProofCode,
      params: { userId: id },
      token: await server.tokenFor(id),
    }),
  },
  {
    what: "sign-ups of either kind",
    defs: [createPatient, createClinician],
    perAddress: 20,
    send: (_, __, n) =>
      n % 2 === 0
        ? { def: createPatient, body: { ...signUps.patient, ...request() } }
        : { def: createClinician, body: { ...signUps.clinician, ...request() } },
  },
  {
    what: "who has an address or a name, as the sign-up asks",
    defs: [validateEmail, validateUsername],
    perAddress: 30,
    send: (_, { username }, n) =>
      n % 2 === 0
        ? { def: validateEmail, query: { email: `${username}@example.org` } }
        : { def: validateUsername, query: { username } },
  },
  {
    what: "who has an account, as a subscription asks",
    defs: [simpleStatus],
    perAddress: 10,
    send: (_, __, n) => ({ def: simpleStatus, query: { emailOrUsername: `somebody${n}` } }),
  },
  {
    what: "plans and pages to pay on, for whoever is named",
    defs: [
      createCheckout,
      checkoutExistingSubscription,
      subscribeWithToken,
      subscriptionConfirmation,
      subscriptionPlans,
    ],
    perAddress: 20,
    send: (_, __, n) => aboutPayments[n % aboutPayments.length]!(`somebody${n}`),
  },
  {
    what: "a kind of mail that is stopped",
    defs: [stopMails],
    ...byLink,
    send: async (_, { link }) => ({ def: stopMails, token: await link("mail-choice") }),
  },
  {
    what: "a kind of mail that is taken up again",
    defs: [resumeMails],
    ...byLink,
    send: async (_, { link }) => ({ def: resumeMails, token: await link("mail-choice") }),
  },
  {
    what: "trials that are made longer",
    defs: [retrial],
    ...byLink,
    send: async (_, { link }) => ({ def: retrial, token: await link("retrial") }),
  },
];
