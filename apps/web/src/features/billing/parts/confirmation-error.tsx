import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { isRefusedWith } from "../../../lib/refused-with.ts";

/** No such payment was ever started: retrying would not find one either. */
export const isUnknown = (error: unknown): boolean => isRefusedWith(error, "not-found");

export interface ConfirmationErrorProps {
  /** Null if the address names no payment at all. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

interface GoesBackProps {
  readonly title: string;
  readonly children: ReactNode;
}

function GoesBack({ title, children }: GoesBackProps) {
  return (
    <Notice
      title={title}
      actions={
        <LinkButton to="/account" look="primary">
          <Trans>See my account</Trans>
        </LinkButton>
      }
    >
      <p role="alert">{children}</p>
      <SupportContacts />
    </Notice>
  );
}

/** What was bought is unknown. */
export function ConfirmationError({ error, onRetry }: ConfirmationErrorProps) {
  const { t } = useLingui();
  // Somebody else, or the same person on another page, was quicker.
  if (isRefusedWith(error, "already-subscribed"))
    return (
      <GoesBack title={t`There is already a subscription`}>
        <Trans>
          You will not be charged twice. Any payment made on this page goes back to the card.
        </Trans>
      </GoesBack>
    );
  if (isRefusedWith(error, "forbidden"))
    return (
      <GoesBack title={t`No subscription was started`}>
        <Trans>
          Nothing can be bought for this account right now. Any payment made on this page goes back
          to the card.
        </Trans>
      </GoesBack>
    );
  return (
    <Notice
      title={t`Subscription Error`}
      actions={
        <>
          {onRetry && (
            <Button look="primary" onPress={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )}
          <LinkButton to="/subscribe">
            <Trans>See the plans</Trans>
          </LinkButton>
        </>
      }
    >
      <p role="alert">
        {error && !isUnknown(error) ? errorText(error) : t`We do not recognize this payment.`}
      </p>
      <p>
        <Trans>If you have paid, nothing is lost. You can see it in your account.</Trans>
      </p>
      <SupportContacts />
    </Notice>
  );
}
