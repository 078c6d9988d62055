import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/link-button.tsx";
import type { SingleSignOnTrouble } from "../single-sign-on-trouble.ts";
import { DeadLink } from "../parts/dead-link.tsx";

const texts = {
  expired: {
    title: msg`Please log in again`,
    text: msg`It took too long, or the page was opened twice. Nothing is lost.`,
  },
  "unknown-person": {
    title: msg`We do not know you yet`,
    text: msg`Your institution knows you, but you have no Regain account there. Please ask your admin for an invitation.`,
  },
  refused: {
    title: msg`Your institution did not log you in`,
    text: msg`Please try again. If it happens again, ask your admin for help.`,
  },
  unavailable: {
    title: msg`Your institution cannot be reached`,
    text: msg`Its login does not answer right now. Please try again in a few minutes.`,
  },
} as const;

/** Why nobody came back from an institution's own sign-in. */
export function SingleSignOnProblem({ problem }: { readonly problem: SingleSignOnTrouble }) {
  const { i18n } = useLingui();
  const { title, text } = texts[problem];
  return (
    <DeadLink
      title={i18n._(title)}
      actions={
        <LinkButton to="/login" look="primary">
          <Trans>Back to Log In</Trans>
        </LinkButton>
      }
    >
      {i18n._(text)}
    </DeadLink>
  );
}
