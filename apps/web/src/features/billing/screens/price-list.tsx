import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { errorText } from "../../../lib/error-text.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Row } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { publicPlansQuery } from "../api/plans.ts";
import { PlanCards } from "../parts/plan-cards.tsx";

/** The public prices, to read before creating an account. */
export function PriceList() {
  const { data, error, refetch } = useQuery(publicPlansQuery);
  if (error && !data)
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  if (!data) return <Skeleton shape="block" count={2} />;
  return (
    <>
      <PlanCards plans={data.plans} />
      <Row>
        <LinkButton to="/subscribe" look="primary">
          <Trans>Subscribe</Trans>
        </LinkButton>
        <LinkButton to="/signup">
          <Trans>Sign Up</Trans>
        </LinkButton>
      </Row>
    </>
  );
}
