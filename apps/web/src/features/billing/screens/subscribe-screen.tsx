import type { Auth } from "@regain/contract/entities/user";
import { Navigate } from "@tanstack/react-router";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { keptCode } from "../kept-wish.ts";
import type { ChoosePlanProps } from "../parts/choose-plan.tsx";
import { OwnLink } from "../parts/own-link.tsx";
import { PlansLoading } from "../parts/plans-loading.tsx";
import { subscribeLinkAddress } from "../subscribe-link.ts";
import type { SubscribeSearch } from "../subscribe-search.ts";
import { OwnPlans } from "./own-plans.tsx";
import { VisitorPlans } from "./visitor-plans.tsx";

/** An agreed price and a code cannot be combined: the agreed price takes precedence. */
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

interface SubscribeScreenProps {
  readonly search: SubscribeSearch;
}

function ForLoggedIn({ search, auth }: SubscribeScreenProps & { readonly auth: Auth }) {
  const { user } = auth;
  return (
    <OwnLink auth={auth} path={subscribeLinkAddress} loading={<PlansLoading />}>
      {user.type === "clinician" ? (
        <Navigate to="/dashboard" replace />
      ) : (
        <OwnPlans {...wantedBy(search, search.cc ?? keptCode.read())} user={user} />
      )}
    </OwnLink>
  );
}

/** `/subscribe`: where anyone can choose a plan. */
export function SubscribeScreen({ search }: SubscribeScreenProps) {
  const auth = useCurrentUser();
  if (auth) return <ForLoggedIn search={search} auth={auth} />;
  return <VisitorPlans {...wantedBy(search, search.cc)} emailOrUsername={search.emailOrUsername} />;
}
