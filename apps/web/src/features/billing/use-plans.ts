import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../lib/error-text.ts";
import { plansQuery, type PriceWish } from "./api/plans.ts";
import type { Buyer } from "./buyer.ts";
import { isRefusedWith } from "../../lib/refused-with.ts";

/**
 * The plans at this person's prices. A code is checked in parallel and never blocks them, and neither does an amount
 * that was not agreed: then they show the usual prices.
 */
export function usePlans(buyer: Buyer, { couponCode, acceptableAmount, referrerPage }: PriceWish) {
  const asked = useQuery(plansQuery(buyer, { acceptableAmount, referrerPage }));
  const isNotAgreed =
    acceptableAmount !== undefined &&
    isRefusedWith(asked.error, "amount-not-agreed", "malformed-request");
  const usual = useQuery({ ...plansQuery(buyer, { referrerPage }), enabled: isNotAgreed });
  const listed = isNotAgreed ? usual : asked;
  const coded = useQuery({
    ...plansQuery(buyer, { couponCode, referrerPage }),
    enabled: couponCode !== undefined,
    staleTime: 0,
  });
  return {
    data: coded.data ?? listed.data,
    error: listed.error,
    retry: () => void listed.refetch(),
    isNotAgreed,
    code: {
      refused: coded.error ? errorText(coded.error) : coded.data?.couponMessage,
      accepted: coded.data?.couponMessageSuccess,
      isBusy: coded.isFetching,
      tryAgain: () => void coded.refetch(),
    },
  };
}
