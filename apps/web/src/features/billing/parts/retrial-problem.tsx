import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";

export type RetrialFault = "expired" | "used" | "unknown" | "open";

const faults: Readonly<Record<string, RetrialFault>> = {
  "link-expired": "expired",
  "link-used": "used",
  "link-unknown": "unknown",
  "not-found": "unknown",
  // Not a link token at all.
  "session-ended": "unknown",
  "trial-not-over": "open",
};

/** Why a trial is not extended; undefined for failures that may be temporary. */
export const retrialFault = (error: unknown): RetrialFault | undefined =>
  error instanceof CallError ? faults[error.code] : undefined;

interface Words {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
}

const noLonger = msg`Oops! It looks like this link is no longer valid`;

const words: Readonly<Record<RetrialFault, Words>> = {
  expired: { title: noLonger, text: msg`Log in to see the plans. Or ask us for more days.` },
  used: {
    title: msg`You have already used your 14 more days`,
    text: msg`Log in to continue or to choose a plan.`,
  },
  unknown: { title: noLonger, text: msg`Please open the link in our email again.` },
  open: {
    title: msg`You can already continue`,
    text: msg`More days can be added only after a free trial is over. Please log in.`,
  },
};

/** This link gives no more days; offers what there is instead. */
export function RetrialProblem({ fault }: { readonly fault: RetrialFault }) {
  const { i18n } = useLingui();
  useHeadingFocus();
  return (
    <Notice
      title={i18n._(words[fault].title)}
      actions={
        <LinkButton to="/login" look="primary">
          <Trans>Log In</Trans>
        </LinkButton>
      }
    >
      <p>{i18n._(words[fault].text)}</p>
      <SupportContacts />
    </Notice>
  );
}
