import { Trans, useLingui } from "@lingui/react/macro";
import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./state.module.css";
import { SupportContacts } from "./support-contacts.tsx";

export interface ErrorStateProps {
  /** What happened, in a heading. */
  readonly title?: string;
  /** Replaces the title if the error is the whole page: the page's own heading. */
  readonly heading?: ReactNode;
  /** The same in a sentence. */
  readonly children: ReactNode;
  /** What was saved, if something could have been lost. */
  readonly kept?: string;
  readonly onRetry?: () => void;
  /** An alternative next step. */
  readonly action?: ReactNode;
}

/** What happened, what was saved, what to do, and whom to call. */
export function ErrorState({ title, heading, children, kept, onRetry, action }: ErrorStateProps) {
  const { t } = useLingui();
  return (
    <section className={styles.state} role="alert">
      <CircleAlert aria-hidden className={styles.picture} strokeWidth={1.5} />
      {heading ?? <h2>{title ?? t`Something went wrong`}</h2>}
      <p className={styles.text}>{children}</p>
      {kept && <p>{kept}</p>}
      <div className={styles.actions}>
        {onRetry && (
          <Button look="primary" icon={RotateCw} onPress={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {action}
      </div>
      <SupportContacts />
    </section>
  );
}
