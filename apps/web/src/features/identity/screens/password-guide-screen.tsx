import { Trans, useLingui } from "@lingui/react/macro";
import { LinkButton } from "../../../ui/link-button.tsx";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import styles from "../parts/login-form.module.css";
import { LoginPage } from "../parts/login-page.tsx";
import { useDestination } from "../use-destination.ts";

/** What to do without the password, step by step, even without an email address. */
export function PasswordGuideScreen() {
  const { t } = useLingui();
  const search = useDestination();
  return (
    <LoginPage title={t`How to set a new password`}>
      <ol className={styles.steps}>
        <li>
          <Trans>Press the button “Set a new password” below.</Trans>
        </li>
        <li>
          <Trans>Type your email or your username. Press “Send the email”.</Trans>
        </li>
        <li>
          <Trans>Open your email. Press the button in our message.</Trans>
        </li>
        <li>
          <Trans>Type a new password. Type it again. Then you are logged in.</Trans>
        </li>
      </ol>
      <LinkButton to="/forgot-password" search={search} look="primary" wide>
        <Trans>Set a new password</Trans>
      </LinkButton>
      <section className={styles.others}>
        <h2>
          <Trans>No email yet?</Trans>
        </h2>
        <p>
          <Trans>Wait 5 minutes. Look in your spam folder. Then check the name you typed.</Trans>
        </p>
      </section>
      <section className={styles.others}>
        <h2>
          <Trans>No email address?</Trans>
        </h2>
        <p>
          <Trans>
            Ask your clinician for a sign-in card. With it, you can log in without a password.
          </Trans>
        </p>
        <LinkButton to="/login/$action" params={{ action: "card" }} search={search}>
          <Trans>Use my sign-in card</Trans>
        </LinkButton>
      </section>
      <section className={styles.others}>
        <h2>
          <Trans>Do you log in through your hospital?</Trans>
        </h2>
        <p>
          <Trans>Then your password is kept there. Ask your hospital to change it.</Trans>
        </p>
      </section>
      <section className={styles.others}>
        <h2>
          <Trans>Nothing works?</Trans>
        </h2>
        <SupportContacts />
      </section>
    </LoginPage>
  );
}
