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
  expired: msg`This link is too old. Please log in to go on.`,
  used: msg`This link was used before. Please log in to go on.`,
  unknown: msg`Please open the link in our email once more. Or log in first.`,
};

export interface NotIdentifiedProps {
  readonly fault: LinkFault;
  /** To come back to after the login. */
  readonly path: string;
  /** Of who is signed in, and does not need the link. */
  readonly onGoOn?: (() => void) | undefined;
}

/** Nobody is known here: the link is missing, or good for nothing. */
export function NotIdentified({ fault, path, onGoOn }: NotIdentifiedProps) {
  const { t, i18n } = useLingui();
  useHeadingFocus();
  const actions = onGoOn ? (
    <Button look="primary" onPress={onGoOn}>
      <Trans>Go on without the link</Trans>
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
