import { Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@regain/contract/entities/subscription";
import type { PlanId } from "@regain/contract/subscription-values";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { PlanPayments } from "./plan-payments.tsx";
import { PlanPrice } from "./plan-price.tsx";
import styles from "./plan-cards.module.css";

interface ChooseProps {
  readonly plan: Plan;
  /** The plan whose page is being opened. */
  readonly opening: PlanId | undefined;
  readonly onChoose: (plan: Plan) => void;
}

function Choose({ plan, opening, onChoose }: ChooseProps) {
  const { t } = useLingui();
  const isOpening = opening === plan.id;
  const name = plan.durationMonths === 12 ? t`Yearly` : t`Monthly`;
  return (
    <Button
      look="primary"
      wide
      {...(isOpening ? {} : { iconAfter: ArrowRight })}
      isBusy={isOpening}
      aria-label={isOpening ? t`One moment: ${name}` : t`Continue to payment: ${name}`}
      onPress={() => onChoose(plan)}
    >
      {isOpening ? <Trans>One moment</Trans> : <Trans>Continue to payment</Trans>}
    </Button>
  );
}

export interface PlanCardsProps extends Partial<Pick<ChooseProps, "opening" | "onChoose">> {
  readonly plans: readonly Plan[];
}

function PlanCard({ plan, children }: { readonly plan: Plan; readonly children?: ReactNode }) {
  return (
    <li className={styles.card} data-short={children ? undefined : ""}>
      <h2>{plan.durationMonths === 12 ? <Trans>Yearly</Trans> : <Trans>Monthly</Trans>}</h2>
      <PlanPrice plan={plan} />
      <p className={styles.saving}>{plan.savingsDescription}</p>
      {children}
    </li>
  );
}

/** The plans side by side, with none favored; without `onChoose`, they are a price list. */
export function PlanCards({ plans, opening, onChoose }: PlanCardsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.cards} aria-label={t`Subscription plans`}>
      {plans.map((plan) => (
        <PlanCard key={plan.durationMonths} plan={plan}>
          {onChoose && (
            <>
              <PlanPayments plan={plan} />
              <Choose plan={plan} opening={opening} onChoose={onChoose} />
            </>
          )}
        </PlanCard>
      ))}
    </ul>
  );
}
