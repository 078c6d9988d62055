import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useCurrentUser } from "../../../lib/current-user.ts";
import { formatCents, formatDay } from "../../../lib/formats.ts";
import { FormPage } from "../../../ui/form.tsx";
import { Row } from "../../../ui/layout.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { useConfirmationQuery } from "../api/plans.ts";
import { ConfirmationError, isUnknown } from "../parts/confirmation-error.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { PlansLoading } from "../parts/plans-loading.tsx";

/** `/subscribe/success`: what was bought, and what is charged when. */
export function SuccessScreen({ sessionId }: { readonly sessionId: string | undefined }) {
  const { t } = useLingui();
  const isSignedIn = useCurrentUser() !== null;
  const { data, error, refetch } = useQuery(useConfirmationQuery(sessionId));
  if (error || sessionId === undefined)
    return (
      <ConfirmationError
        error={error}
        {...(sessionId && !isUnknown(error) ? { onRetry: () => void refetch() } : {})}
      />
    );
  if (!data) return <PlansLoading />;
  const laterName = () => {
    if (data.isReducedForLong) return t`Once the discount is over`;
    return data.chargePeriod === "year" ? t`Then every year` : t`Then every month`;
  };
  return (
    <FormPage>
      <PageHeading>{t`Thank you. Your subscription is ready.`}</PageHeading>
      <Facts>
        <Fact name={t`Plan`}>{data.planTitle}</Fact>
        {data.trialing && (
          <Fact name={t`Free trial`}>
            <Plural value={data.numTrialDays} one="# day" other="# days" />
          </Fact>
        )}
        <Fact name={t`First payment`}>
          <Trans>
            {formatCents(data.planTotal)} on {formatDay(data.chargeDate)}
          </Trans>
        </Fact>
        <Fact name={laterName()}>{formatCents(data.unitAmount)}</Fact>
      </Facts>
      {data.couponMessage && <p>{data.couponMessage}</p>}
      <p>
        <Trans>You can practice right away. You can cancel at any time in your account.</Trans>
      </p>
      <Row>
        {isSignedIn ? (
          <LinkButton to="/dashboard" look="primary">
            <Trans>Go to Dashboard</Trans>
          </LinkButton>
        ) : (
          <LinkButton to="/login" look="primary">
            <Trans>Log In</Trans>
          </LinkButton>
        )}
      </Row>
    </FormPage>
  );
}
