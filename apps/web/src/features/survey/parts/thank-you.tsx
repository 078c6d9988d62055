import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CallOrText } from "../../../ui/call-or-text.tsx";

export interface ThankYouProps {
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** The end of a survey, with contact information. */
export function ThankYou({ children, actions }: ThankYouProps) {
  const { t } = useLingui();
  useHeadingFocus();
  const home = (
    <LinkButton to="/" look={actions ? "quiet" : "primary"}>
      <Trans>Go to the start page</Trans>
    </LinkButton>
  );
  return (
    <Notice
      title={t`Thank you for your submission!`}
      actions={
        <>
          {actions}
          {home}
        </>
      }
    >
      {children}
      <p>
        <Trans>Do you have a question? We are glad to help.</Trans>
      </p>
      <CallOrText />
    </Notice>
  );
}
