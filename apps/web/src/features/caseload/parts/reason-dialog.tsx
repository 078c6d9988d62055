import { Trans, useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { errorText } from "../../../lib/error-text.ts";
import { useCloseGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { usePatientProblem } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import { Select } from "../../../ui/select.tsx";
import { overrun } from "../../../ui/overrun.ts";
import { TextArea } from "../../../ui/text-area.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";

export interface Reason<Id extends string> {
  readonly reason: Id;
  readonly note: string;
}

export interface ReasonDialogProps<Id extends string> {
  readonly title: string;
  /** What it means. */
  readonly children: ReactNode;
  readonly reasons: readonly { readonly id: Id; readonly label: string }[];
  /** Why the reasons could not be loaded, if they could not. */
  readonly reasonsError: unknown;
  readonly onReload: () => void;
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: (reason: Reason<Id>) => void;
  readonly onClose: () => void;
}

/** Asks for a reason, and for a note if the reason is "other". */
export function ReasonDialog<Id extends string>(props: ReasonDialogProps<Id>) {
  const { title, children, reasons, reasonsError, onReload, confirm, isDangerous } = props;
  const { isBusy, error, onConfirm, onClose } = props;
  const { t } = useLingui();
  const problemOf = usePatientProblem();
  const formId = useId();
  const [reason, setReason] = useState<Id | null>(null);
  const [note, setNote] = useState("");
  const { isTried, place, noteTry } = useSubmitAttempts();
  const needsNote = reason === "other";
  const lacksNote = needsNote && note.trim() === "";
  const isLong = overrun(note, longest.caseNote) > 0;
  const guard = useCloseGuard({
    isChanged: () => note.trim() !== "",
    what: <Trans>What you wrote here is not saved yet.</Trans>,
    onClose,
  });
  const close = unlessBusy(isBusy, guard.close);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    if (reason && !lacksNote && !isLong && !isBusy) onConfirm({ reason, note });
  };

  return (
    <Dialog
      title={title}
      isOpen
      holds
      onClose={close}
      actions={
        <>
          <Button onPress={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={formId}
            look={isDangerous ? "danger" : "primary"}
            isBusy={isBusy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form ref={place} id={formId} onSubmit={submit} noValidate>
        <Stack>
          {children}
          {Boolean(reasonsError) && (
            <p role="alert" className={field.error}>
              {errorText(reasonsError)}{" "}
              <Button onPress={onReload}>
                <Trans>Load the reasons again</Trans>
              </Button>
            </p>
          )}
          <Select<Id>
            label={t`Reason`}
            placeholder={t`Choose a reason`}
            options={reasons.map(({ id, label }) => ({ value: id, label }))}
            value={reason}
            onChange={setReason}
            error={isTried && !reason ? t`Choose a reason.` : undefined}
            isRequired
          />
          <TextArea
            label={needsNote ? t`Which reason?` : t`Note`}
            description={t`For you and this patient's other clinicians.`}
            value={note}
            onChange={setNote}
            maxLength={longest.caseNote}
            error={isTried && lacksNote ? t`Enter the reason.` : undefined}
            isRequired={needsNote}
            rows={2}
          />
          {error !== null && error !== undefined && (
            <p role="alert" className={field.error}>
              {problemOf(error)}
            </p>
          )}
          {guard.question}
        </Stack>
      </form>
    </Dialog>
  );
}
