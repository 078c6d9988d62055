import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { reasonsQuery, useDischarge, useReadmit } from "../api/care-team.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface PatientDialogProps {
  readonly patientId: string;
  /** The patient's name in the list. */
  readonly patient: string;
  readonly onClose: () => void;
}

/** Ends the clinician's own work with a patient. */
export function DischargeDialog({ patientId, patient, onClose }: PatientDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(reasonsQuery);
  const discharge = useDischarge(patientId, () => t`${patient} is discharged.`);
  return (
    <ReasonDialog
      title={t`Discharge ${patient}?`}
      reasons={data?.reasons ?? []}
      reasonsError={data ? null : error}
      onReload={() => void refetch()}
      confirm={t`Discharge`}
      isDangerous
      isBusy={discharge.isPending}
      error={discharge.error}
      onClose={onClose}
      onConfirm={(body) => discharge.mutate(body, { onSuccess: onClose })}
    >
      <p>
        <Trans>
          The account, its homework and all results stay. You can still read and write reports. The
          homework cannot be changed until you readmit the patient. Other clinicians continue.
        </Trans>
      </p>
      <p>
        <Trans>
          A sign-in card you made stops working if another clinician continues: they can make a new
          one. Otherwise, the patient keeps it.
        </Trans>
      </p>
    </ReasonDialog>
  );
}

/** Resumes the work with a patient. */
export function ReadmitDialog({ patientId, patient, onClose }: PatientDialogProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(reasonsQuery);
  const readmit = useReadmit(patientId, () => t`${patient} is your patient again.`);
  return (
    <ReasonDialog
      title={t`Readmit ${patient}?`}
      reasons={data?.readmissionReasons ?? []}
      reasonsError={data ? null : error}
      onReload={() => void refetch()}
      confirm={t`Readmit`}
      isBusy={readmit.isPending}
      error={readmit.error}
      onClose={onClose}
      onConfirm={(body) => readmit.mutate(body, { onSuccess: onClose })}
    >
      <p>
        <Trans>The patient continues with the same homework and levels.</Trans>
      </p>
    </ReasonDialog>
  );
}
