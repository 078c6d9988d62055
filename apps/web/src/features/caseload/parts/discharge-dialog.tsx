import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { flash } from "../../../lib/flash.ts";
import { reasonsQuery, useDischarge, useReadmit } from "../api/care-team.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

export interface PatientDialogProps {
  readonly patientId: string;
  /** How the list calls them. */
  readonly patient: string;
  readonly onClose: () => void;
}

/** Ends the clinician's own work with a patient. */
export function DischargeDialog({ patientId, patient, onClose }: PatientDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(reasonsQuery);
  const discharge = useDischarge(patientId);
  return (
    <ReasonDialog
      title={t`Discharge ${patient}?`}
      reasons={data?.reasons ?? []}
      confirm={t`Discharge`}
      isDangerous
      isBusy={discharge.isPending}
      error={discharge.error ?? error}
      onClose={onClose}
      onConfirm={(body) =>
        discharge.mutate(body, {
          onSuccess: () => {
            flash(t`${patient} is discharged.`, { type: "success" });
            onClose();
          },
        })
      }
    >
      <p>
        <Trans>
          The account, its homework and all results stay. You can still read and write reports. The
          homework cannot be changed until you re-admit the patient. Other clinicians go on.
        </Trans>
      </p>
      <p>
        <Trans>
          A sign-in card that you made ends if another clinician goes on: they can make a new one.
          Otherwise the patient keeps it.
        </Trans>
      </p>
    </ReasonDialog>
  );
}

/** Takes the work with a patient up again. */
export function ReadmitDialog({ patientId, patient, onClose }: PatientDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(reasonsQuery);
  const readmit = useReadmit(patientId);
  return (
    <ReasonDialog
      title={t`Re-admit ${patient}?`}
      reasons={data?.readmissionReasons ?? []}
      confirm={t`Re-admit`}
      isBusy={readmit.isPending}
      error={readmit.error ?? error}
      onClose={onClose}
      onConfirm={(body) =>
        readmit.mutate(body, {
          onSuccess: () => {
            flash(t`${patient} is your patient again.`, { type: "success" });
            onClose();
          },
        })
      }
    >
      <p>
        <Trans>The patient goes on with the same homework and the same levels.</Trans>
      </p>
    </ReasonDialog>
  );
}
