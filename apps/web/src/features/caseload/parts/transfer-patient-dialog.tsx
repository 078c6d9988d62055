import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useId, useState } from "react";
import { useCloseGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { usePatientProblem } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { overrun } from "../../../ui/overrun.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { colleaguesQuery, useHandOver } from "../api/care-team.ts";
import { colleagueLabel } from "../colleague-label.ts";
import type { PatientDialogProps } from "./discharge-dialog.tsx";

/** Adds a patient to a colleague's caseload, and removes them from the clinician's own unless they stay with both. */
export function TransferPatientDialog({ patientId, patient, onClose }: PatientDialogProps) {
  const { t } = useLingui();
  const problemOf = usePatientProblem();
  const formId = useId();
  const team = useQuery(colleaguesQuery);
  const [clinicianId, setClinicianId] = useState<string | null>(null);
  const [keepMe, setKeepMe] = useState(false);
  const [note, setNote] = useState("");
  const { isTried, place, noteTry } = useSubmitAttempts();
  const colleagues = team.data?.colleagues ?? [];
  const colleague = (id: string | null) => colleagues.find((one) => one.clinicianId === id);
  const chosen = colleague(clinicianId);
  const handOver = useHandOver(patientId, (sent) => {
    const name = colleague(sent.clinicianId)?.name ?? "";
    return t`${patient} is now with ${name}.`;
  });
  const isAlone = team.data !== undefined && colleagues.length === 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    if (!clinicianId || overrun(note, longest.caseNote) > 0 || handOver.isPending) return;
    handOver.mutate({ clinicianId, keepMe, note }, { onSuccess: onClose });
  };
  const problem = handOver.error ?? team.error;
  const guard = useCloseGuard({
    isChanged: () => note.trim() !== "",
    what: <Trans>What you wrote here is not saved yet.</Trans>,
    onClose,
  });
  const close = unlessBusy(handOver.isPending, guard.close);

  return (
    <Dialog
      title={t`Transfer ${patient}`}
      isOpen
      holds
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{isAlone ? t`Close` : t`Cancel`}</Button>
          {!isAlone && (
            <Button
              type="submit"
              form={formId}
              look="primary"
              isDisabled={team.isPending}
              isBusy={handOver.isPending}
            >
              <Trans>Transfer</Trans>
            </Button>
          )}
        </>
      }
    >
      {team.isPending && <Skeleton />}
      {isAlone && (
        <p>
          <Trans>
            There is nobody else in your institution yet. An admin can invite colleagues.
          </Trans>
        </p>
      )}
      {!isAlone && !team.isPending && (
        <form ref={place} id={formId} onSubmit={submit} noValidate>
          <Stack>
            <p>
              {chosen && chosen.email === null ? (
                <Trans>
                  Your colleague will see all results and reports. There is no email address in
                  their account: please tell them.
                </Trans>
              ) : (
                <Trans>
                  Your colleague will see all results and reports, and will be told by email.
                </Trans>
              )}
            </p>
            {!keepMe && (
              <p>
                <Trans>
                  A sign-in card you made stops working now. Your colleague can make a new one.
                </Trans>
              </p>
            )}
            <Select
              label={t`Colleague`}
              placeholder={t`Choose a colleague`}
              options={colleagues.map((one) => ({
                value: one.clinicianId,
                label: colleagueLabel(one, colleagues),
              }))}
              value={clinicianId}
              onChange={setClinicianId}
              error={isTried && !clinicianId ? t`Choose a colleague.` : undefined}
              isRequired
            />
            <Checkbox isSelected={keepMe} onChange={setKeepMe}>
              <Trans>Also keep the patient in my list</Trans>
            </Checkbox>
            <TextArea
              label={t`Note`}
              rows={2}
              value={note}
              onChange={setNote}
              maxLength={longest.caseNote}
            />
            {problem && (
              <p role="alert" className={field.error}>
                {problemOf(problem)}
              </p>
            )}
            {guard.question}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
