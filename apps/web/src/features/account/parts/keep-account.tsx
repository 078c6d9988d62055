import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { formatInstant } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../account.module.css";
import { useCancelDeletion } from "../api/account.ts";

interface KeepAccountProps {
  readonly dueAt: string;
  /** The account's own: the email gives the same date. */
  readonly timeZone: string;
}

/** Says when the account will be deleted, with a button to keep it. */
export function KeepAccount({ dueAt, timeZone }: KeepAccountProps) {
  const { t } = useLingui();
  const keep = useCancelDeletion();
  const date = formatInstant(dueAt, timeZone);
  // A promise, because this component unmounts once the account's new state arrives.
  const send = () =>
    keep.mutateAsync().then(
      () => flash(t`Your account stays.`, { type: "success" }),
      (error: unknown) => flash(errorText(error), { type: "error" }),
    );
  return (
    <section className={styles.warning} role="status">
      <p>
        <Trans>Your account will be deleted on {date}.</Trans>
      </p>
      <Button look="primary" isBusy={keep.isPending} onPress={() => void send()}>
        <Trans>Keep my account</Trans>
      </Button>
    </section>
  );
}
