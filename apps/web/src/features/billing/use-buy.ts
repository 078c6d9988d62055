import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import type { ErrorCode } from "@regain/contract/errors";
import type { PlanId } from "@regain/contract/subscription-values";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../../lib/error-text.ts";
import { flash } from "../../lib/flash.ts";
import { stringifySearch } from "../../lib/search.ts";
import { useReloadWhenKept } from "../../lib/use-reload-when-kept.ts";
import { isRefused, type PriceWish, useCheckout } from "./api/plans.ts";
import type { Buyer } from "./buyer.ts";
import type { NoPlanNeeded } from "./parts/visitor-subscribed.tsx";

export interface BuyOptions {
  readonly buyer: Buyer;
  readonly wish: PriceWish;
  readonly isAgain: boolean;
  /** Starts with this plan automatically. */
  readonly planId: PlanId | undefined;
  /** They already have a subscription, perhaps from another tab, or an account that is not set up yet. */
  readonly onNoPlan: (why: NoPlanNeeded) => void;
}

/**
 * For an account that is not theirs to see, the server reveals only this code: each maps to one representative status.
 */
const noPlanAt: ReadonlyMap<string, NoPlanNeeded> = new Map<ErrorCode, NoPlanNeeded>([
  ["already-subscribed", "paying"],
  ["not-set-up-yet", "account_created"],
]);

/** Opens the card provider's page, once. */
export function useBuy({ buyer, wish, isAgain, planId, onNoPlan }: BuyOptions) {
  const { t } = useLingui();
  const router = useRouter();
  const search = useSearch({ from: "/subscribe/" });
  const { mutate } = useCheckout();
  const [opening, setOpening] = useState<PlanId>();
  const [isLeaving, setLeaving] = useState(planId !== undefined);
  const isUnderWay = useRef(false);

  const choose = (plan: PlanId, couponCode: string | undefined) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setOpening(plan);
    mutate(
      { ...wish, plan, couponCode, buyer, isAgain },
      {
        onSuccess: ({ url }) => {
          setLeaving(true);
          window.location.assign(url);
        },
        onError: (error) => {
          isUnderWay.current = false;
          setOpening(undefined);
          setLeaving(false);
          const message = isRefused(error)
            ? errorText(error)
            : t`Unable to proceed to checkout, please contact our support team`;
          flash(message, { type: "error" });
          const why = error instanceof CallError && noPlanAt.get(error.code);
          if (why) onNoPlan(why);
        },
      },
    );
  };

  // The address names a plan: its page is opened once, and coming back from there shows all plans.
  const begun = useRef<PlanId>(undefined);
  useEffect(() => {
    if (!planId || begun.current === planId) return;
    begun.current = planId;
    choose(planId, wish.couponCode);
    router.history.replace(`/subscribe${stringifySearch({ ...search, planid: undefined })}`);
  });

  useReloadWhenKept();

  return { opening, isLeaving, choose };
}
