import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { passwordLinkQuery } from "../password-link.ts";
import { isDeadLink } from "../use-link-arrival.ts";
import { DeadLink } from "./dead-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { BackToLogIn } from "./back-to-log-in.tsx";
import { LoginPage } from "./login-page.tsx";

export interface SetPasswordProps {
  readonly token: string;
  /** Asks for another link. */
  readonly onGiveUp: () => void;
}

/** Where the link in a password reset email leads. */
export function SetPassword({ token, onGiveUp }: SetPasswordProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(passwordLinkQuery(token));

  if (isDeadLink(error))
    return (
      <DeadLink
        title={t`Oops! It looks like this link is no longer valid`}
        actions={
          <>
            <Button look="primary" onPress={onGiveUp}>
              <Trans>Send me a new link</Trans>
            </Button>
            <BackToLogIn />
          </>
        }
      >
        <Trans>A link works once, for 1 hour. We can send you a new one.</Trans>
      </DeadLink>
    );
  if (data) return <NewPasswordForm token={token} {...data} />;
  return (
    <LoginPage title={t`Set a new password`}>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>
      ) : (
        <Skeleton shape="block" count={2} />
      )}
    </LoginPage>
  );
}
