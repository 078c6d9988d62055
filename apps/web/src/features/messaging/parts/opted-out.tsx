import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { Button } from "../../../ui/button.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { OptOutProps } from "./opt-out-form.tsx";

/** Confirms it, with a way to undo it. */
export function OptedOut({ email, change }: OptOutProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const undo = () => {
    if (change.isPending) return;
    change.mutate(false, {
      onSuccess: () => flash(t`We will write to you again.`, { type: "success" }),
      onError: (error) => flash(errorText(error), { type: "error" }),
    });
  };
  const actions = (
    <>
      <LinkButton to="/" look="primary">
        <Trans>Go to the start page</Trans>
      </LinkButton>
      <Button onPress={undo} isBusy={change.isPending}>
        <Trans>Undo: write to me again</Trans>
      </Button>
    </>
  );
  return (
    <Notice title={t`We will not contact you`} actions={actions}>
      <p>
        <Trans>We will not write to {email} anymore.</Trans>
      </p>
      <p>
        <Trans>You still get emails that you ask for. One is a link for a new password.</Trans>
      </p>
    </Notice>
  );
}
