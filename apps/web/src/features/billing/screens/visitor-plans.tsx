import { Trans, useLingui } from "@lingui/react/macro";
import { statusMeanings } from "@regain/contract/subscription-statuses";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { clearLinkToken, readLinkToken } from "../../../lib/link-token.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { isRefused, visitorQuery, type VisitorStatus } from "../api/plans.ts";
import { type Buyer, isKnown } from "../buyer.ts";
import { keptCode, keptName } from "../kept-wish.ts";
import { ChoosePlan, type ChoosePlanProps } from "../parts/choose-plan.tsx";
import { PlansLoading } from "../parts/plans-loading.tsx";
import { type NoPlanNeeded, VisitorSubscribed } from "../parts/visitor-subscribed.tsx";
import { WhoForm } from "../parts/who-form.tsx";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { subscribeLinkAddress } from "../subscribe-link.ts";

/** For a person who is only named, the subscription's state is not revealed. */
function noPlanFor({ userType, status }: VisitorStatus): NoPlanNeeded | undefined {
  if (userType === "clinician") return "clinician";
  return status && !statusMeanings[status].mayBegin ? status : undefined;
}

/** The person a visitor buys for: from a link, from the address, or as they say. */
function useVisitor(named: string | undefined) {
  const [buyer, setBuyer] = useState<Buyer>(() => {
    const token = readLinkToken(subscribeLinkAddress);
    return token ? { token } : { emailOrUsername: named ?? keptName.read() };
  });
  // Coming back from the payment leads here by a different address.
  useEffect(() => {
    if (named) keptName.keep(named);
  }, [named]);
  const say = (emailOrUsername: string | undefined) => {
    clearLinkToken(subscribeLinkAddress);
    keptName.keep(emailOrUsername);
    setBuyer({ emailOrUsername });
  };
  return { buyer, say };
}

export interface VisitorPlansProps extends Pick<ChoosePlanProps, "wish" | "planId"> {
  /** From the address. */
  readonly emailOrUsername: string | undefined;
}

/** For people who come by a link or a name, and for those who have given neither yet. */
export function VisitorPlans({ emailOrUsername, ...wanted }: VisitorPlansProps) {
  const { t } = useLingui();
  const { buyer, say } = useVisitor(emailOrUsername);
  const [isAsked, setAsked] = useState(!isKnown(buyer));
  const [refusedAs, setRefusedAs] = useState<NoPlanNeeded>();
  const { data, error, isFetching, refetch } = useQuery(visitorQuery(buyer));
  const name = buyer.emailOrUsername;

  if (buyer.token && error && !isRefused(error))
    return <ErrorState onRetry={() => void refetch()}>{errorText(error)}</ErrorState>;
  if (error || (!data && isAsked))
    return (
      <WhoForm
        last={name}
        why={
          buyer.token && isRefusedWith(error, "no-user-found-token-error")
            ? t`This link does not work anymore. Please tell us which account this is for.`
            : undefined
        }
        error={error && !isFetching ? errorText(error) : undefined}
        isBusy={isFetching}
        onLeave={() => keptCode.keep(wanted.wish.couponCode)}
        onName={(typed) => {
          setAsked(true);
          if (typed === name) void refetch();
          else say(typed);
        }}
      />
    );
  if (!data) return <PlansLoading />;
  const otherAccount = (
    <Button
      look="quiet"
      onPress={() => {
        setAsked(true);
        setRefusedAs(undefined);
        say(undefined);
      }}
    >
      <Trans>For another account</Trans>
    </Button>
  );
  const why = refusedAs ?? noPlanFor(data);
  if (why) return <VisitorSubscribed why={why} otherAccount={otherAccount} />;
  return (
    <ChoosePlan
      {...wanted}
      buyer={buyer}
      title={t`Choose your plan`}
      standing={name && <Trans>For the account {name}</Trans>}
      isAgain={data.status === "expired"}
      onNoPlan={setRefusedAs}
      wayOut={otherAccount}
    />
  );
}
