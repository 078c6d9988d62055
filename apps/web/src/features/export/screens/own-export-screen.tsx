import { Trans, useLingui } from "@lingui/react/macro";
import { Archive, Hospital, ShieldAlert, Table2 } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { Stack } from "../../../ui/layout.tsx";
import { useSignedIn } from "../../../lib/current-user.ts";
import styles from "../export.module.css";
import { ExportCard } from "../parts/export-card.tsx";
import { OwnFiles } from "../parts/own-files.tsx";

/** Patients export their own data. */
export function OwnExportScreen() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const patientId = user.userId;
  return (
    <Stack>
      <p className={styles.note}>
        <Icon of={ShieldAlert} />
        <span>
          <Trans>
            These files are about your health. Save them only on a device that you trust.
          </Trans>
        </span>
      </p>
      <div className={styles.ways}>
        <ExportCard
          kind="everything"
          patientId={patientId}
          icon={Archive}
          title={t`All of your data`}
          action={t`Download all data`}
          format={t`One JSON file. It can be large after years of practice.`}
        >
          <p>
            <Trans>What we keep about you. You can store it or pass it on.</Trans>
          </p>
          <p>
            <Trans>Photos and recordings are not in it. You find them below.</Trans>
          </p>
          <p>
            <Trans>For example, before you delete your account.</Trans>
          </p>
        </ExportCard>
        <ExportCard
          kind="answers"
          patientId={patientId}
          icon={Table2}
          title={t`A table of your answers`}
          action={t`Download the table`}
          format={t`One CSV file. Excel, Numbers and LibreOffice can open it.`}
        >
          <p>
            <Trans>One row for each answer: when, what and how it went.</Trans>
          </p>
          <p>
            <Trans>For example, to make your own charts.</Trans>
          </p>
        </ExportCard>
        <ExportCard
          kind="record"
          patientId={patientId}
          icon={Hospital}
          title={t`A file for your clinic`}
          action={t`Download the clinic file`}
          format={t`One FHIR R4 file. Clinic computers can read it.`}
        >
          <p>
            <Trans>Your results in a form that health record systems can read.</Trans>
          </p>
          <p>
            <Trans>For example, for a new doctor or therapist.</Trans>
          </p>
        </ExportCard>
        <OwnFiles patientId={patientId} />
      </div>
    </Stack>
  );
}
