import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Archive, Hospital, ShieldAlert, Table2 } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { caseloadPatientQuery } from "../../caseload/api/caseload.ts";
import styles from "../export.module.css";
import { ExportCard } from "../parts/export-card.tsx";

/** Clinicians export the data about one of their patients. */
export function PatientExportScreen({ patientId }: { readonly patientId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(caseloadPatientQuery(patientId));
  const patient = data?.patientUsername ?? patientId;
  return (
    <Stack>
      <p className={styles.note}>
        <Icon of={ShieldAlert} />
        <span>
          <Trans>
            These files contain your patient's health data. Each download is recorded with your
            name.
          </Trans>
        </span>
      </p>
      <div className={styles.ways}>
        <ExportCard
          kind="record"
          patientId={patientId}
          patient={patient}
          icon={Hospital}
          title={t`Results for a health record`}
          action={t`Download FHIR`}
          format={t`One FHIR R4 bundle (JSON)`}
        >
          <p>
            <Trans>
              For another record system: accuracy with and without help, latency and counts for each
              exercise and level, with baseline and latest, and the patient's own ratings.
            </Trans>
          </p>
          <p>
            <Trans>
              The progress note is included as a PDF: the last one signed or, if there is none, the
              last 30 days.
            </Trans>
          </p>
        </ExportCard>
        <ExportCard
          kind="answers"
          patientId={patientId}
          patient={patient}
          icon={Table2}
          title={t`Every answer as a table`}
          action={t`Download CSV`}
          format={t`One CSV file (UTF-8), one row for each answer`}
        >
          <p>
            <Trans>
              For your own analysis: day, place, exercise, level, result, accuracy with and without
              help, times, cues, skips, and corrections and who made them.
            </Trans>
          </p>
        </ExportCard>
        <ExportCard
          kind="everything"
          patientId={patientId}
          patient={patient}
          icon={Archive}
          title={t`The whole record`}
          action={t`Download everything`}
          format={t`One JSON file. It can be large after years of practice.`}
        >
          <p>
            <Trans>
              For archives and moves: profile, homework, levels, sessions, every answer step by
              step, ratings, goals and notes. What belongs to the patient's account is left out, and
              so are photos and recordings.
            </Trans>
          </p>
        </ExportCard>
      </div>
    </Stack>
  );
}
