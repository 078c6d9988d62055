import { Trans, useLingui } from "@lingui/react/macro";
import { type Result, results } from "@regain/contract/entities/enumerations";
import type { SpokenAnswer } from "@regain/contract/entities/spoken-answer";
import * as longest from "@regain/contract/field-lengths";
import { type SubmitEvent, useId, useState } from "react";
import { flash } from "../../../lib/flash.ts";
import { useCloseGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { useSubmitAttempts } from "../../../lib/forms/use-submit-attempts.ts";
import { usePatientProblem } from "../../../lib/patient-problem.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import field from "../../../ui/field.module.css";
import { Stack } from "../../../ui/layout.tsx";
import { NumberField } from "../../../ui/number-field.tsx";
import { overrun } from "../../../ui/overrun.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { unlessBusy } from "../../../ui/unless-busy.ts";
import { useCorrect } from "../api/recordings.ts";
import { resultLabels } from "../labels.ts";

interface CorrectDialogProps {
  readonly patientId: string;
  readonly answer: SpokenAnswer;
  readonly onClose: () => void;
}

/** The share that a partly right answer starts from, %. */
const middle = 50;

/** What the clinician heard, and why the answer should count differently. */
export function CorrectDialog({ patientId, answer, onClose }: CorrectDialogProps) {
  const { t, i18n } = useLingui();
  const problemOf = usePatientProblem();
  const formId = useId();
  const correct = useCorrect(patientId, answer.responseId);
  const [result, setResult] = useState<Result | null>(null);
  const [share, setShare] = useState(middle);
  const [isShareFaulty, setShareFaulty] = useState(false);
  const [reason, setReason] = useState("");
  const { isTried, place, noteTry } = useSubmitAttempts();
  const [word = ""] = answer.words;
  const isAssessment = answer.sessionKind === "ASSESSMENT";
  const isPart = result === "correct_partially";
  const isLong = overrun(reason, longest.correctionReason) > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    noteTry();
    if (!result || !reason.trim() || isLong || isShareFaulty || correct.isPending) return;
    correct.mutate(
      { result, reason, ...(isPart ? { accuracy: share } : {}) },
      {
        onSuccess: () => {
          const said = isAssessment
            ? t`The answer is corrected.`
            : t`The answer is corrected. The report will be updated.`;
          flash(said, { type: "success" });
          onClose();
        },
      },
    );
  };
  const guard = useCloseGuard({
    isChanged: () => reason.trim() !== "" || isShareFaulty || share !== middle,
    what: <Trans>Your correction is not saved yet.</Trans>,
    onClose,
  });
  const close = unlessBusy(correct.isPending, guard.close);
  const actions = (
    <>
      <Button onPress={close}>
        <Trans>Cancel</Trans>
      </Button>
      <Button look="primary" type="submit" form={formId} isBusy={correct.isPending}>
        <Trans>Save the correction</Trans>
      </Button>
    </>
  );
  return (
    <Dialog title={t`Correct “${word}”`} isOpen holds onClose={close} actions={actions}>
      <form ref={place} id={formId} noValidate onSubmit={submit}>
        <Stack>
          <p>
            {isAssessment ? (
              <Trans>
                The original result is kept next to yours. The answer is from “Find my level”: the
                report and the levels stay as they are.
              </Trans>
            ) : (
              <Trans>
                The original result is kept next to yours. The figures in the report change right
                away. The level stays as it is.
              </Trans>
            )}
          </p>
          <RadioGroup<Result>
            label={t`What you heard`}
            value={result}
            choices={results.map((value) => ({ value, label: i18n._(resultLabels[value]) }))}
            onChange={setResult}
            error={isTried && !result ? t`Choose what you heard.` : undefined}
          />
          {isPart && (
            <NumberField
              label={t`Percent right`}
              value={share}
              min={1}
              max={99}
              onChange={setShare}
              onFault={setShareFaulty}
            />
          )}
          <TextArea
            label={t`Reason`}
            description={t`The patient and the other clinicians can read it.`}
            rows={2}
            value={reason}
            maxLength={longest.correctionReason}
            onChange={setReason}
            error={isTried && !reason.trim() ? t`Say why you are correcting it.` : undefined}
          />
          {correct.error && (
            <p role="alert" className={field.error}>
              {problemOf(correct.error)}
            </p>
          )}
          {guard.question}
        </Stack>
      </form>
    </Dialog>
  );
}
