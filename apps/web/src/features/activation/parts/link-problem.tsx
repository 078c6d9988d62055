import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import type { ReactNode } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { shortName } from "../../../lib/short-name.ts";
import { CallOrText } from "../../../ui/call-or-text.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { FormPage } from "../../../ui/form.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

export type LinkKind = "invitation" | "activation" | "homework";

/** Why a link does not work. */
export type LinkFault = "expired" | "used" | "unknown";

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The text refers to the login or to the email: it is not shown to logged-in users. */
  readonly leadsIn?: true;
}

const noLonger = msg`Oops! It looks like this link is no longer valid`;
const callUs = msg`We could not identify you. Please call support.`;

const words: Readonly<Record<LinkKind, Readonly<Record<LinkFault, Words>>>> = {
  invitation: {
    expired: {
      title: msg`This invitation has expired`,
      text: msg`The invitation has expired, please re-request invitation one more time.`,
    },
    used: {
      title: msg`This invitation has been answered`,
      text: msg`If you accepted it, you can log in now.`,
      leadsIn: true,
    },
    unknown: {
      title: msg`We could not find an invitation`,
      text: msg`Unable to find your invitation, are you sure you have one?`,
    },
  },
  activation: {
    expired: { title: noLonger, text: msg`Please ask for a new one.` },
    used: {
      title: noLonger,
      text: msg`If your account is set up, you can log in now.`,
      leadsIn: true,
    },
    unknown: {
      title: noLonger,
      text: msg`Please open the link in our email again.`,
      leadsIn: true,
    },
  },
  homework: {
    expired: {
      title: msg`This link has expired`,
      text: msg`Please ask your clinician for a new one, or call support.`,
    },
    used: {
      title: msg`This link has already been used`,
      text: msg`If your account is set up, you can log in now.`,
      leadsIn: true,
    },
    unknown: { title: msg`We Couldn't Identify You`, text: callUs, leadsIn: true },
  },
};

const faults: Readonly<Record<string, LinkFault>> = {
  "link-expired": "expired",
  "link-used": "used",
  "link-unknown": "unknown",
  "not-found": "unknown",
  // Not a link token at all.
  "session-ended": "unknown",
};

/** What is wrong with the link itself; undefined for any other error. */
const linkFault = (error: unknown): LinkFault | undefined =>
  error instanceof CallError ? faults[error.code] : undefined;

/** A homework invitation's page has no header to say whose it is. */
const brandOf = (kind: LinkKind): ReactNode => kind === "homework" && <Logo />;

interface LinkProblemProps {
  readonly kind: LinkKind;
  readonly fault: LinkFault;
}

/**
 * A link that does not work, and whom to ask. Someone who has just used it may have come back to it, and is logged in.
 */
export function LinkProblem({ kind, fault }: LinkProblemProps) {
  const { i18n } = useLingui();
  const auth = useCurrentUser();
  const { title, text, leadsIn } = words[kind][fault];
  const name = auth && shortName(auth.user);
  const wayOn = auth ? (
    <LinkButton to="/dashboard" look="primary">
      <Trans>Go to my Dashboard</Trans>
    </LinkButton>
  ) : (
    <>
      <LinkButton to="/login" look="primary">
        <Trans>Log In</Trans>
      </LinkButton>
      {/* People open the email again for what it led to. */}
      {kind === "homework" && fault === "used" && (
        <LinkButton to="/download-patient">
          <Trans>Get the app</Trans>
        </LinkButton>
      )}
    </>
  );
  return (
    <Notice title={i18n._(title)} actions={wayOn} above={brandOf(kind)}>
      {!(auth && leadsIn) && <p>{i18n._(text)}</p>}
      {name && (
        <p>
          <Trans>You are logged in as {name}.</Trans>
        </p>
      )}
      {fault === "unknown" ? <CallOrText /> : <SupportContacts />}
    </Notice>
  );
}

export interface LinkErrorProps {
  readonly kind: LinkKind;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** The server's error about a link; temporary failures can be retried. */
export function LinkError({ kind, error, onRetry }: LinkErrorProps) {
  const { t } = useLingui();
  const fault = linkFault(error);
  if (fault) return <LinkProblem kind={kind} fault={fault} />;
  return (
    <FormPage>
      {brandOf(kind)}
      <PageHeading>{t`This did not work`}</PageHeading>
      <ErrorState onRetry={onRetry}>{errorText(error)}</ErrorState>
    </FormPage>
  );
}
