import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { BackToLogIn } from "../parts/back-to-log-in.tsx";
import { DeadLink } from "../parts/dead-link.tsx";

/** By the problem that the server puts in the address. */
const texts: Readonly<Record<string, { title: MessageDescriptor; text: MessageDescriptor }>> = {
  expired: {
    title: msg`Please log in again`,
    text: msg`It took too long, or the page was opened twice. Nothing is lost.`,
  },
  "unknown-person": {
    title: msg`You do not have an account here yet`,
    text: msg`Your institution knows you, but you have no Regain account there. Please ask your admin for an invitation.`,
  },
  "other-login": {
    title: msg`Your login there is new to us`,
    text: msg`Your Regain account belongs to an older login at your institution. Please ask your admin to contact our support team.`,
  },
  refused: {
    title: msg`Your institution did not log you in`,
    text: msg`Please try again. If it happens again, ask your admin for help.`,
  },
  "too-weak": {
    title: msg`A safer login is needed`,
    text: msg`Your institution wants you to log in with more than a password. Log out there, then log in with your second step.`,
  },
  "too-old": {
    title: msg`Please log in at your institution again`,
    text: msg`You logged in there some time ago. Log out there, then log in again.`,
  },
  unavailable: {
    title: msg`Your institution cannot be reached`,
    text: msg`Its login is not responding right now. Please try again in a few minutes.`,
  },
};
/** For anything else in the address: another release of the server may know more. */
const other = {
  title: msg`Please log in again`,
  text: msg`Your institution could not log you in.`,
};

/** Why an institution's single sign-on failed. */
export function SingleSignOnProblem({ problem }: { readonly problem: string }) {
  const { i18n } = useLingui();
  const { title, text } = (Object.hasOwn(texts, problem) && texts[problem]) || other;
  return (
    <DeadLink title={i18n._(title)} actions={<BackToLogIn look="primary" />}>
      {i18n._(text)}
    </DeadLink>
  );
}
