import type { Auth } from "@regain/contract/entities/user";
import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { clearLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { OtherPerson } from "../../../lib/other-person.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { isRefused, visitorQuery } from "../api/plans.ts";
import { keptCode } from "../kept-wish.ts";
import type { ChoosePlanProps } from "../parts/choose-plan.tsx";
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

/** For logged-in users. An email link may have been for somebody else: nobody pays in another's place by accident. */
function ForLoggedIn({ search, auth }: SubscribeScreenProps & { readonly auth: Auth }) {
  const { user } = auth;
  const [token] = useState(() => readLinkToken(subscribeLinkAddress));
  const { data, error, isLoading, refetch } = useQuery(visitorQuery({ token }));
  if (isLoading) return <PlansLoading />;
  if (error && !isRefused(error))
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  if (data && data.userId !== user.userId)
    return (
      <OtherPerson auth={auth} email={null} onStay={() => clearLinkToken(subscribeLinkAddress)} />
    );
  if (user.type === "clinician") return <Navigate to="/dashboard" replace />;
  return <OwnPlans {...wantedBy(search, search.cc ?? keptCode.read())} user={user} />;
}

/** `/subscribe`: where anyone can choose a plan. */
export function SubscribeScreen({ search }: SubscribeScreenProps) {
  const auth = useCurrentUser();
  if (auth) return <ForLoggedIn search={search} auth={auth} />;
  return <VisitorPlans {...wantedBy(search, search.cc)} emailOrUsername={search.emailOrUsername} />;
}
