import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { LinkFault } from "../link-fault.ts";
import { CallOrText } from "../../../ui/call-or-text.tsx";

const reasons: Readonly<Record<LinkFault, MessageDescriptor>> = {
  missing: msg`Please open the link in our email. Or log in first.`,
  expired: msg`This link has expired. Please log in to continue.`,
  used: msg`This link has already been used. Please log in to continue.`,
  unknown: msg`Please open the link in our email again. Or log in first.`,
};

export interface NotIdentifiedProps {
  readonly fault: LinkFault;
  /** The path to return to after the login. */
  readonly path: string;
  /** For signed-in users, who do not need the link. */
  readonly onGoOn?: (() => void) | undefined;
}

/** Nobody is identified: the link is missing or does not work. */
export function NotIdentified({ fault, path, onGoOn }: NotIdentifiedProps) {
  const { t, i18n } = useLingui();
  useHeadingFocus();
  const actions = onGoOn ? (
    <Button look="primary" onPress={onGoOn}>
      <Trans>Continue without the link</Trans>
    </Button>
  ) : (
    <LinkButton to="/login" search={{ returnUrl: path }} look="primary">
      <Trans>Log In</Trans>
    </LinkButton>
  );
  return (
    <Notice title={t`We Couldn't Identify You`} actions={actions}>
      <p>{onGoOn ? t`This link does not work. You do not need it.` : i18n._(reasons[fault])}</p>
      <CallOrText />
    </Notice>
  );
}
