import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@regain/contract/entities/subscription";
import { deviceToday } from "../../../lib/device-today.ts";
import { formatDay } from "../../../lib/formats.ts";
import { paymentsOf, type When } from "../payments.ts";
import styles from "./plan-cards.module.css";

function WhenPaid({ when, isYear }: { readonly when: When; readonly isYear: boolean }) {
  if (when.kind === "today") return <Trans>Today</Trans>;
  if (when.kind === "on") return <Trans>On {formatDay(when.day)}</Trans>;
  if (when.kind === "next")
    return <Plural value={when.count} one="The next payment" other="The next # payments, each" />;
  return isYear ? <Trans>Then every year</Trans> : <Trans>Then every month</Trans>;
}

/** What is charged, and on which day. */
export function PlanPayments({ plan }: { readonly plan: Plan }) {
  const { t } = useLingui();
  return (
    <dl className={styles.payments}>
      {paymentsOf(plan, deviceToday()).map(({ when, amount }) => (
        <div key={when.kind}>
          <dt>
            <WhenPaid when={when} isYear={plan.durationMonths === 12} />
          </dt>
          <dd>{amount ?? t`Nothing`}</dd>
        </div>
      ))}
    </dl>
  );
}
