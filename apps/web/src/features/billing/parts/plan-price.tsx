import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@regain/contract/entities/subscription";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { reducedPayments } from "../payments.ts";
import styles from "./plan-cards.module.css";

/** How long the prominently shown price applies. */
function Holds({ plan }: { readonly plan: Plan }) {
  const isYear = plan.durationMonths === 12;
  const count = reducedPayments(plan);
  if (count === 0 || count === Number.POSITIVE_INFINITY)
    return isYear ? <Trans>a year</Trans> : <Trans>a month</Trans>;
  return isYear ? (
    <Plural value={count} one="for the first year" other="a year for # years" />
  ) : (
    <Plural value={count} one="for the first month" other="a month for # months" />
  );
}

/** A plan's price, with the regular price if there is a discount. */
export function PlanPrice({ plan }: { readonly plan: Plan }) {
  const { t } = useLingui();
  return (
    <p className={styles.price}>
      {plan.discountedAmount < plan.amount && (
        <s>
          <VisuallyHidden>{t`Instead of`} </VisuallyHidden>
          {plan.amountDisplay}
        </s>
      )}
      <b>{plan.discountedAmountDisplay}</b> <Holds plan={plan} />
    </p>
  );
}
