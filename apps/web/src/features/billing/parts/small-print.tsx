import { Trans } from "@lingui/react/macro";
import { SupportContacts } from "../../../ui/support-contacts.tsx";
import styles from "./choose-plan.module.css";

export interface SmallPrintProps {
  readonly label: string;
  /** Payments are in test mode. */
  readonly isTest: boolean;
}

/** What is promised, and what is not. */
export function SmallPrint({ label, isTest }: SmallPrintProps) {
  return (
    <section className={styles.print} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        <li>
          <Trans>30-day money-back guarantee. Write to us, and you will get your money back.</Trans>
        </li>
        <li>
          <Trans>You can cancel at any time. You keep full access until your paid time ends.</Trans>
        </li>
        <li>
          <Trans>Annual plans are not refunded for unused time.</Trans>
        </li>
        <li>
          <Trans>Do you have an HSA or FSA account? Pay with it, and save about 30%.</Trans>
        </li>
        {isTest && (
          <li>
            <Trans>Test mode: no real card is charged here.</Trans>
          </li>
        )}
      </ul>
      <SupportContacts />
    </section>
  );
}
