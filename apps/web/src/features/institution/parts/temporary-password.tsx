import { Trans } from "@lingui/react/macro";
import { CopyButton } from "../../../lib/copy-button.tsx";
import { copyText } from "../../../lib/copy-text.ts";
import { useNoWayBack } from "../../../lib/use-back.ts";
import { Stack } from "../../../ui/layout.tsx";
import styles from "./temporary-password.module.css";

export interface OneTimePasswordProps {
  readonly password: string;
  readonly username: string;
}

/** A password shown only once, to be handed over. */
export function TemporaryPassword({ password, username }: OneTimePasswordProps) {
  useNoWayBack();
  return (
    <Stack gap={2}>
      <p>
        <Trans>Give this to the person yourself. We show it only once and do not store it.</Trans>
      </p>
      <dl className={styles.facts}>
        <dt>
          <Trans>Username</Trans>
        </dt>
        <dd>{username}</dd>
        <dt>
          <Trans>One-time password</Trans>
        </dt>
        <dd className={styles.password}>{password}</dd>
      </dl>
      <div>
        <CopyButton onCopy={() => copyText(password)}>
          <Trans>Copy the password</Trans>
        </CopyButton>
      </div>
      <p>
        <Trans>It works for 24 hours. After the first login, a new password must be chosen.</Trans>
      </p>
    </Stack>
  );
}
