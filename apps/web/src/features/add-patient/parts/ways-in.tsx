import { accountName } from "@regain/contract/full-name";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { PatientError } from "../../../lib/patient-error.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SignInCard } from "../../identity/screens/sign-in-card.tsx";
import { homeAccessQuery } from "../api/add-patient.ts";
import styles from "../add-patient.module.css";
import { InviteForm } from "./invite-form.tsx";

/** How a patient gets to practice at home: a card, an invitation, a brochure. */
export function WaysIn({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(homeAccessQuery(patientId));
  if (error && !data) return <PatientError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" count={2} />;
  if (data.isDischarged)
    return (
      <p>
        <Trans>
          This patient is discharged. Readmit the patient to give out cards and invitations.
        </Trans>
      </p>
    );
  return (
    <div className={styles.ways}>
      <section className={styles.way}>
        <SignInCard patientId={patientId} name={accountName(data)} isMain />
      </section>
      <section className={styles.way} aria-label={t`Homework invitation`}>
        <h2>
          <Trans>Homework invitation</Trans>
        </h2>
        {data.isSetUp ? (
          <p>
            <Trans>The account is set up. The patient needs no invitation.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>
                An email guides the patient or the family to the first practice at home.
              </Trans>
            </p>
            <InviteForm patientId={patientId} access={data} />
          </>
        )}
      </section>
      <section className={styles.way}>
        <h2>
          <Trans>Brochure</Trans>
        </h2>
        <p>
          <Trans>On paper: how to log in and how to begin, with your name on it.</Trans>
        </p>
        <div>
          <LinkButton
            to="/dashboard/request-brochure/$patientId/$sourceView"
            params={{ patientId, sourceView: "access" }}
            icon={BookOpen}
          >
            <Trans>Open the brochure</Trans>
          </LinkButton>
        </div>
      </section>
    </div>
  );
}
