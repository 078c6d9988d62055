import { checkoutExistingSubscription } from "@regain/contract/calls/billing/checkout-existing-subscription";
import { createCheckout } from "@regain/contract/calls/billing/create-checkout";
import { subscriptionConfirmation } from "@regain/contract/calls/billing/subscription-confirmation";
import { subscriptionPlans } from "@regain/contract/calls/billing/subscription-plans";
import { simpleStatus } from "@regain/contract/calls/identity/simple-status";
import { CallError } from "@regain/contract/client";
import type { CallResult } from "@regain/contract/endpoint";
import type { PlanId } from "@regain/contract/subscription-values";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { stringifySearch } from "../../../lib/search.ts";
import type { Buyer } from "../buyer.ts";
import { forgetWish } from "../kept-wish.ts";
import { useSubscriptionChanged } from "./subscription.ts";

/** A link identifies its recipient; without one, the session identifies the user, if there is one. */
const sentWith = ({ token }: Buyer) => (token ? { token } : {});
const nameOf = ({ emailOrUsername }: Buyer) => (emailOrUsername ? { emailOrUsername } : {});

export interface PriceWish {
  readonly couponCode?: string | undefined;
  /** Dollars, as in the address. */
  readonly acceptableAmount?: string | undefined;
  readonly referrerPage?: string | undefined;
}

const given = <Values extends Readonly<Record<string, string | undefined>>>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: string;
  };

export const plansQuery = (buyer: Buyer, wish: PriceWish) =>
  queryOptions({
    queryKey: ["plans", buyer, wish],
    queryFn: ({ signal }) =>
      call(
        subscriptionPlans,
        { query: { ...nameOf(buyer), ...given({ ...wish }) } },
        { signal, ...sentWith(buyer) },
      ),
  });

/** The plans as offered to everybody, whoever is signed in. */
export const publicPlansQuery = queryOptions({
  queryKey: ["plans", "public"],
  queryFn: ({ signal }) => call(subscriptionPlans, { query: {} }, { signal, token: undefined }),
});

export type VisitorStatus = CallResult<typeof simpleStatus>["body"];

/** Whether a visitor has an account to subscribe with. */
export const visitorQuery = (buyer: Buyer) =>
  queryOptions({
    queryKey: ["visitor", buyer],
    queryFn: ({ signal }) =>
      call(simpleStatus, { query: nameOf(buyer) }, { signal, ...sentWith(buyer) }),
    enabled: buyer.userId === undefined && (buyer.token ?? buyer.emailOrUsername) !== undefined,
    staleTime: 0,
  });

const retries = 2;
const pauseMs = 2_000;

/** The server understood the request, and would refuse it again. */
export const isRefused = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** The query string that leads back to the same prices. */
const wayBack = ({ referrerPage, couponCode, acceptableAmount }: PriceWish): string =>
  stringifySearch({ source: referrerPage, cc: couponCode, acceptableAmount });

export interface Order extends PriceWish {
  readonly plan: PlanId;
  readonly buyer: Buyer;
  /** For someone who had a subscription before. */
  readonly isAgain: boolean;
}

/** Opens the page on which the plan is paid for. Anything but a refusal is retried twice, 2 s apart. */
export const useCheckout = () =>
  useMutation({
    retry: (failures, error) => failures < retries && !isRefused(error),
    retryDelay: pauseMs,
    mutationFn: ({ plan, buyer, isAgain, couponCode, ...wish }: Order) =>
      call(
        isAgain ? checkoutExistingSubscription : createCheckout,
        {
          body: {
            plan,
            ...nameOf(buyer),
            ...given({ ...wish, coupon: couponCode }),
            cancelURL: `/subscribe/fail${wayBack({ ...wish, couponCode })}`,
          },
        },
        sentWith(buyer),
      ),
  });

/**
 * What was bought; the user's permissions are refreshed, and the tab forgets for whom and with which code it was
 * wanted.
 */
export function useConfirmationQuery(sessionId: string | undefined) {
  const changed = useSubscriptionChanged();
  return queryOptions({
    queryKey: ["confirmation", sessionId],
    enabled: sessionId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const query = { sessionId: sessionId ?? "" };
      const bought = await call(subscriptionConfirmation, { query }, { signal });
      forgetWish();
      await changed();
      return bought;
    },
  });
}
