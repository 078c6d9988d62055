import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { IdCard } from "lucide-react";
import { useState } from "react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { formatInstant } from "../../../lib/formats.ts";
import { usePatientProblem } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Row, Stack } from "../../../ui/layout.tsx";
import { RemoveDialog } from "../../../ui/remove-dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { signInCardQuery, useSignInCard } from "../api/sign-in-card.ts";
import { PrintedCard } from "../parts/printed-card.tsx";
import { useProof } from "./use-proof.tsx";

export interface SignInCardProps {
  readonly patientId: string;
  /** The name printed on the card. */
  readonly name: string;
  /** It is the main thing on this page. */
  readonly isMain?: boolean;
}

/**
 * Creates, prints and revokes a patient's card to log in with: part of the patient's account and of the clinician's
 * page about them. The page's route needs the `identity` texts.
 */
export function SignInCard({ patientId, name, isMain }: SignInCardProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(signInCardQuery(patientId));
  const { make, revoke } = useSignInCard(patientId);
  const [isRevoking, setRevoking] = useState(false);
  const problemOf = usePatientProblem();
  const proof = useProof();
  const createCard = () =>
    make.mutate(undefined, {
      onError: (refusal) => {
        if (proof.asksFor(refusal, createCard)) make.reset();
      },
    });
  if (error && !data) return <PatientError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" count={1} />;

  const stopRevoking = () => {
    revoke.reset();
    setRevoking(false);
  };
  const endedOn = data.endedWithWorkAt && formatInstant(data.endedWithWorkAt);
  const madeOn = data.card && formatInstant(data.card.createdAt);
  return (
    <Stack gap={2}>
      {proof.dialog}
      {isRevoking && (
        <RemoveDialog
          title={t`Revoke the card?`}
          verb={<Trans>Revoke</Trans>}
          isBusy={revoke.isPending}
          error={revoke.error ? problemOf(revoke.error) : undefined}
          onRemove={() => revoke.mutate(undefined, { onSuccess: stopRevoking })}
          onClose={stopRevoking}
        >
          <Trans>The printed card will no longer log {name} in.</Trans>
        </RemoveDialog>
      )}
      <h2>
        <Trans>Sign-in card</Trans>
      </h2>
      <p>
        <Trans>A printed card logs {name} in without a password.</Trans>
      </p>
      {make.error && <p role="alert">{problemOf(make.error)}</p>}
      {make.data && <PrintedCard key={make.data.code} name={name} {...make.data} />}
      {madeOn && !make.data && (
        <p>
          <Trans>There is a card. It was made on {madeOn}. A new one replaces the old one.</Trans>
        </p>
      )}
      {endedOn && !make.data && (
        <p>
          <Trans>
            The last card stopped working on {endedOn}, when the clinician who made it stopped
            working with the patient. Make a new one.
          </Trans>
        </p>
      )}
      <Row>
        <Button
          icon={IdCard}
          isBusy={make.isPending}
          onPress={createCard}
          {...(isMain && !make.data && { look: "primary" })}
        >
          {data.card ? t`Make a new card` : t`Make a sign-in card`}
        </Button>
        {data.card && (
          <Button look="quiet" onPress={() => setRevoking(true)}>
            <Trans>Revoke the card</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  );
}
