import { Trans, useLingui } from "@lingui/react/macro";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { formatInstant } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "../account.module.css";
import { useTakeBackDeletion } from "../api/account.ts";

/** Says when the account goes, with the way to keep it. */
export function KeepAccount({ dueAt }: { readonly dueAt: string }) {
  const { t } = useLingui();
  const keep = useTakeBackDeletion();
  const date = formatInstant(dueAt);
  return (
    <section className={styles.warning} role="status">
      <p>
        <Trans>Your account will be deleted on {date}.</Trans>
      </p>
      <Button
        look="primary"
        isBusy={keep.isPending}
        onPress={() =>
          keep.mutate(undefined, {
            onSuccess: () => flash(t`Your account stays.`, { type: "success" }),
            onError: (error) => flash(errorText(error), { type: "error" }),
          })
        }
      >
        <Trans>Keep my account</Trans>
      </Button>
    </section>
  );
}
