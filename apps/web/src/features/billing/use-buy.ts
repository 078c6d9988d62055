import { useLingui } from "@lingui/react/macro";
import type { PlanId } from "@regain/contract/subscription-values";
import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { errorText } from "../../lib/error-text.ts";
import { flash } from "../../lib/flash.ts";
import { stringifySearch } from "../../lib/search.ts";
import { useReloadWhenKept } from "../../lib/use-reload-when-kept.ts";
import { isRefused, type PriceWish, useCheckout } from "./api/plans.ts";
import type { Buyer } from "./buyer.ts";
import { isRefusedWith } from "./refused-with.ts";

export interface BuyOptions {
  readonly buyer: Buyer;
  readonly wish: PriceWish;
  readonly isAgain: boolean;
  /** Begins with this one by itself. */
  readonly planId: PlanId | undefined;
  /** They have a subscription already, of another tab perhaps. */
  readonly onSubscribed: () => void;
}

/** Leads to the page of the card provider, once. */
export function useBuy({ buyer, wish, isAgain, planId, onSubscribed }: BuyOptions) {
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
          if (isRefusedWith(error, "already-subscribed")) onSubscribed();
        },
      },
    );
  };

  // The address names a plan: its page is opened once, and who comes back from there finds all plans.
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
