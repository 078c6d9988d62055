import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { Button } from "../../../ui/button.tsx";
import { type Answerer, keyOf } from "../answerer.ts";
import { type ScholarshipState, scholarshipQuery } from "../api/scholarship.ts";
import { AmountForm } from "../parts/amount-form.tsx";
import { AskedPage } from "../parts/asked-page.tsx";
import { NotEligible } from "../parts/not-eligible.tsx";
import { ThankYou } from "../parts/thank-you.tsx";
import { useAnswerer } from "../use-answerer.ts";

const path = "/scholarship";

interface ScholarshipProps {
  readonly state: ScholarshipState;
  readonly answerer: Answerer;
  readonly refetch: () => unknown;
}

function Scholarship({ state, answerer, refetch }: ScholarshipProps) {
  const { isEligible, amount, destination } = state;
  /** An amount too low for any price was given earlier. */
  const isSaid = amount !== null && destination === null;
  const [isAsking, setAsking] = useState(!isSaid);
  const [isClosed, setClosed] = useState(!isEligible);
  if (isClosed) return <NotEligible />;
  if (isAsking)
    return (
      <AmountForm
        answerer={answerer}
        amount={amount}
        onThanks={() => {
          setAsking(false);
          refetch();
        }}
        onNotEligible={(error) => {
          const isNotOpen = isRefusedWith(error, "scholarship-not-open");
          setClosed(isNotOpen);
          return isNotOpen;
        }}
      />
    );
  return (
    <ThankYou
      actions={
        <Button onPress={() => setAsking(true)}>
          <Trans>Change my answer</Trans>
        </Button>
      }
    >
      {isSaid && (
        <p>
          <Trans>You told us ${{ amount }} a month.</Trans>
        </p>
      )}
      <p>
        <Trans>We will contact you within 2 business days.</Trans>
      </p>
    </ThankYou>
  );
}

/** `/scholarship`: what a person can pay, by a link or signed in. */
export function ScholarshipScreen() {
  const { t } = useLingui();
  const { answerer, goOnWithoutLink } = useAnswerer(path);
  const asked = useQuery(scholarshipQuery(answerer));
  return (
    <AskedPage
      title={t`Scholarship`}
      path={path}
      answerer={answerer}
      onGoOn={goOnWithoutLink}
      asked={asked}
    >
      {(state) => (
        <Scholarship
          key={keyOf(answerer)}
          state={state}
          answerer={answerer}
          refetch={() => void asked.refetch()}
        />
      )}
    </AskedPage>
  );
}
