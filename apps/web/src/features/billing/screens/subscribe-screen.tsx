import { Navigate } from "@tanstack/react-router";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { keptCode } from "../kept-wish.ts";
import type { ChoosePlanProps } from "../parts/choose-plan.tsx";
import type { SubscribeSearch } from "../subscribe-search.ts";
import { OwnPlans } from "./own-plans.tsx";
import { VisitorPlans } from "./visitor-plans.tsx";

/** An agreed price and a code do not go together: the agreed price counts. */
const wantedBy = (
  { source, acceptableAmount, planid }: SubscribeSearch,
  cc: string | undefined,
): Pick<ChoosePlanProps, "wish" | "planId"> => ({
  wish: {
    referrerPage: source,
    couponCode: acceptableAmount === undefined ? cc : undefined,
    acceptableAmount,
  },
  planId: planid,
});

/** `/subscribe`: where a plan is chosen, by whoever comes. */
export function SubscribeScreen({ search }: { readonly search: SubscribeSearch }) {
  const user = useCurrentUser()?.user;
  if (user?.type === "clinician") return <Navigate to="/dashboard" replace />;
  if (user) return <OwnPlans {...wantedBy(search, search.cc ?? keptCode.read())} user={user} />;
  return <VisitorPlans {...wantedBy(search, search.cc)} emailOrUsername={search.emailOrUsername} />;
}
