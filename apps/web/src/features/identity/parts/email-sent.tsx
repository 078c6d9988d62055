import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../../ui/button.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import { useHeadingFocus } from "../../../lib/use-heading-focus.ts";
import styles from "./login-form.module.css";
import { BackToLogIn } from "./back-to-log-in.tsx";
import { LoginPage } from "./login-page.tsx";

export interface LetterSentProps {
  readonly lasts: string;
  readonly onAgain: () => void;
}

/** Always says that it was sent: whether the account exists must not be revealed. */
export function LetterSent({ lasts, onAgain }: LetterSentProps) {
  const { t } = useLingui();
  useHeadingFocus();
  return (
    <LoginPage title={t`Check your email`} below={t`We sent you an email.`}>
      <ol className={styles.steps}>
        <li>
          <Trans>Open your email. It can take a few minutes.</Trans>
        </li>
        <li>
          <Trans>Press the button in it.</Trans> {lasts}
        </li>
      </ol>
      <p>
        <Trans>No email? Look in your spam folder. Or check the name you typed.</Trans>
      </p>
      <div className={styles.ways}>
        <Button onPress={onAgain}>
          <Trans>Try another name</Trans>
        </Button>
        <BackToLogIn look="quiet" />
      </div>
      <SupportContacts />
    </LoginPage>
  );
}
