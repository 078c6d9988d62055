import { Trans, useLingui } from "@lingui/react/macro";
import type { RetentionOffer } from "@regain/contract/entities/subscription";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useSignedIn } from "../../../lib/current-user.ts";
import { errorText } from "../../../lib/error-text.ts";
import { formatCents, formatDay } from "../../../lib/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Form, FormPage } from "../../../ui/form.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { PageHeading } from "../../../ui/page-heading.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { offerQuery, useAcceptOffer } from "../api/cancellation.ts";
import { AwayWhenNothing } from "../parts/away-when-nothing.tsx";
import { Fact, Facts } from "../parts/facts.tsx";
import { OfferWords } from "../parts/offer-words.tsx";
import styles from "./offer-screen.module.css";

/** Both choices are equally easy: nobody is held by a button that is hard to find. */
function Offer({ offer }: { readonly offer: RetentionOffer }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useAcceptOffer();
  const { nextPaymentCents, fullPaymentCents, nextPaymentDate, planInterval } = offer;
  const full = formatCents(fullPaymentCents);
  const later = formatCents(offer.laterPaymentCents ?? fullPaymentCents);
  const accept = () =>
    mutate(undefined, {
      onSuccess: () => void navigate({ to: "/unsubscribe/accept", replace: true }),
    });
  return (
    <Form onSubmit={accept} isBusy={isPending} error={error ? errorText(error) : undefined}>
      <div className={styles.offer}>
        <p className={styles.worth}>
          <OfferWords offer={offer} />
        </p>
        <Facts>
          <Fact name={t`On ${formatDay(nextPaymentDate)}`}>
            {formatCents(nextPaymentCents)}{" "}
            <Trans>
              instead of <s>{full}</s>
            </Trans>
          </Fact>
          <Fact name={offer.isReducedForLong ? t`Once the discount is over` : t`After that`}>
            {planInterval === "year" ? t`${later} a year` : t`${later} a month`}
          </Fact>
        </Facts>
      </div>
      <p>
        <Trans>People who practice at home do four times more therapy.</Trans>
      </p>
      <div className={styles.choices}>
        <Button type="submit" look="primary" wide isBusy={isPending}>
          <Trans>Accept and keep my subscription</Trans>
        </Button>
        <LinkButton to="/unsubscribe/refuse" wide>
          <Trans>No, cancel</Trans>
        </LinkButton>
      </div>
    </Form>
  );
}

/** `/unsubscribe`: the offer for staying, before somebody leaves. */
export function OfferScreen() {
  const { t } = useLingui();
  const { userId } = useSignedIn().user;
  const { data: offer, error, refetch } = useQuery(offerQuery(userId, "offer"));
  const title = t`Would you like to stay?`;
  if (error && !offer)
    return <AwayWhenNothing title={title} error={error} onRetry={() => void refetch()} />;
  if (offer && offer.kind !== "offer") return <Navigate to="/unsubscribe/refuse" replace />;
  return (
    <FormPage>
      <PageHeading>{title}</PageHeading>
      {offer ? <Offer offer={offer} /> : <Skeleton shape="block" count={1} />}
    </FormPage>
  );
}
