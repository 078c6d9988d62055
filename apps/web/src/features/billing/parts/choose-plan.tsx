import { Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@regain/contract/entities/subscription";
import { type ReactNode, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LiveRegion } from "../../../ui/live-region.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { RedirectNotice } from "../../../ui/redirect-notice.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { PriceWish } from "../api/plans.ts";
import type { Buyer } from "../buyer.ts";
import { type BuyOptions, useBuy } from "../use-buy.ts";
import { usePlans } from "../use-plans.ts";
import { CouponForm } from "./coupon-form.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { PlansLoading } from "./plans-loading.tsx";
import { SmallPrint } from "./small-print.tsx";
import styles from "./choose-plan.module.css";

export interface ChoosePlanProps extends Pick<BuyOptions, "isAgain" | "planId" | "onNoPlan"> {
  readonly buyer: Buyer;
  readonly title: string;
  /** The subscription's state, or whose it is going to be. */
  readonly standing?: ReactNode;
  /** From the address: a code, an agreed amount, the referring page. */
  readonly wish: PriceWish;
  /** For people who want none of it now. */
  readonly wayOut: ReactNode;
}

/** During a trial, the plans that start after it come first. */
function sortedOut(plans: readonly Plan[], isToday = false): readonly Plan[] {
  const later = plans.filter(({ trialDays }) => trialDays > 0);
  return later.length > 0 && !isToday ? later : plans.filter(({ trialDays }) => trialDays === 0);
}

interface WhenProps {
  /** Undefined until it has been chosen. */
  readonly isToday: boolean | undefined;
  readonly onChange: (isToday: boolean) => void;
}

const WhenToBegin = ({ isToday, onChange }: WhenProps) => (
  <>
    <Button look="quiet" onPress={() => onChange(!isToday)}>
      {isToday ? <Trans>Pay after my free trial</Trans> : <Trans>Pay today instead</Trans>}
    </Button>
    {/* The prices change above the button. */}
    <LiveRegion>
      {isToday !== undefined && (
        <VisuallyHidden>
          {isToday ? (
            <Trans>These are now the prices for today.</Trans>
          ) : (
            <Trans>These are now the prices after your free trial.</Trans>
          )}
        </VisuallyHidden>
      )}
    </LiveRegion>
  </>
);

/** The plans, with any discount a code gives. */
export function ChoosePlan(props: ChoosePlanProps) {
  const { buyer, title, standing, wayOut, isAgain, planId, onNoPlan } = props;
  const { t } = useLingui();
  const [couponCode, setCouponCode] = useState(props.wish.couponCode);
  const [isToday, setToday] = useState<boolean>();
  const asked = { ...props.wish, couponCode };
  const { data, error, retry, isNotAgreed, code } = usePlans(buyer, asked);
  const wish = isNotAgreed ? { ...asked, acceptableAmount: undefined } : asked;
  const buy = useBuy({ buyer, wish, isAgain, planId, onNoPlan });
  const hasAgreed = wish.acceptableAmount !== undefined;

  if (buy.isLeaving) return <RedirectNotice />;
  if (!data && error && !isNotAgreed)
    return <ErrorState onRetry={retry}>{errorText(error)}</ErrorState>;
  if (!data) return <PlansLoading />;
  const order = (plan: Plan) =>
    buy.choose(plan.id, plan.discountAmount === null ? undefined : couponCode);
  return (
    <div className={styles.page}>
      <PageHeading
        below={
          <>
            {standing && <p>{standing}</p>}
            <p>{data.description}</p>
          </>
        }
      >
        {title}
      </PageHeading>
      <div className={styles.lead}>
        {isNotAgreed && (
          <p role="alert" className={styles.notAgreed}>
            <Trans>
              This is not the amount that we agreed on. These are our usual prices. Please write to
              us if that is not right.
            </Trans>
          </p>
        )}
        {!hasAgreed && (
          <CouponForm
            {...code}
            code={couponCode}
            onCode={(next) => {
              if (next !== couponCode) setCouponCode(next);
              else if (next !== undefined) code.tryAgain();
            }}
          />
        )}
      </div>
      <PlanCards plans={sortedOut(data.plans, isToday)} opening={buy.opening} onChoose={order} />
      <div className={styles.ways}>
        {data.plans.some(({ trialDays }) => trialDays > 0) && (
          <WhenToBegin isToday={isToday} onChange={setToday} />
        )}
        {wayOut}
      </div>
      <SmallPrint label={t`What you should know`} isTest={data.isTest} />
    </div>
  );
}
