import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { CallOrText } from "../../../ui/call-or-text.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";

export interface UnidentifiedProps {
  /** They came by a link that identifies nobody; otherwise without a link. */
  readonly hadLink: boolean;
  /** They are signed in, and can opt out for themselves. */
  readonly canGoOn: boolean;
  readonly onLeave: () => void;
}

/** We do not know who wants to opt out. */
export function Unidentified({ hadLink, canGoOn, onLeave }: UnidentifiedProps) {
  const { t } = useLingui();
  const actions = canGoOn ? (
    <Button look="primary" onPress={onLeave}>
      <Trans>Continue with my account</Trans>
    </Button>
  ) : (
    <LinkButton
      to="/login"
      search={{ returnUrl: "/do-not-contact" }}
      look="primary"
      onClick={onLeave}
    >
      <Trans>Log In</Trans>
    </LinkButton>
  );
  return (
    <Notice title={t`We Couldn't Identify You`} actions={actions}>
      {hadLink ? (
        <p>
          <Trans>This link is no longer valid. Please use the link in a newer email.</Trans>
        </p>
      ) : (
        <p>
          <Trans>Please open the link at the end of our email. Or log in.</Trans>
        </p>
      )}
      <p>
        <Trans>We can also do it for you.</Trans>
      </p>
      <CallOrText />
    </Notice>
  );
}
