import { CallError } from "@regain/contract/client";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { firstIncompleteStep } from "../../lib/forms/first-incomplete-step.ts";
import { refusedFields, showServerErrors } from "../../lib/forms/server-errors.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { stepWithField } from "../../lib/forms/step-with-field.ts";
import { useClearServerErrors } from "../../lib/forms/use-clear-server-errors.ts";
import { useFinish } from "./use-finish.ts";
import { saveDraft, readDraft } from "./wizard-draft.ts";
import { wizardSteps, type WizardValues } from "./wizard-form.ts";
import { formNames } from "./wizard-request.ts";
import type { WizardStart } from "./wizard-start.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The activation step that a browser history entry stands for, from 0. */
    activationStep?: number;
  }
}

const lastStep = wizardSteps.length - 1;

/** The five steps, each an entry in the browser history; what was typed is stored with the tab. */
export function useWizard(start: WizardStart) {
  const { path, known } = start;
  const navigate = useNavigate();
  const finish = useFinish(start);
  const [begun] = useState(() => readDraft(path, known));
  const [reached, setReached] = useState(begun.done);
  /** A reload loses the password of the first step, so it starts over there. */
  const [done, setDone] = useState(0);
  const wanted = useLocation({ select: ({ state }) => state.activationStep ?? 0 });
  const step = Math.min(wanted, done, lastStep);
  useClearServerErrors(step, finish);

  const form = useForm<WizardValues>({
    defaultValues: begun.values,
    resolver: resolveBy(wizardSteps[step]!.schema),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(path, { values, done: reached }),
      }),
    [form, path, reached],
  );

  const goTo = (activationStep: number) =>
    navigate({ to: path, search: true, state: { activationStep }, resetScroll: true });

  /** A server complaint about a field leads back to the step that asks for it. */
  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError) || !showServerErrors(form, error, formNames)) return;
    finish.reset();
    void goTo(stepWithField(wizardSteps, Object.keys(refusedFields(error, formNames))) ?? 0);
  };

  const goOn = (values: WizardValues) => {
    const lacking = firstIncompleteStep(wizardSteps, values);
    if (step === lastStep && lacking === undefined)
      return finish.mutate(values, { onError: showRefusal });
    const furthest = Math.min(Math.max(reached, step + 1), lastStep);
    setReached(furthest);
    setDone(Math.max(done, furthest));
    saveDraft(path, { values, done: furthest });
    // After a reload, continue where they were.
    const next = done === 0 ? furthest : step + 1;
    if (lacking === undefined || lacking.step >= next) return void goTo(next);
    // The browser's Forward button skips steps that were emptied, and so did a reload: they are asked again.
    for (const [name, error] of Object.entries(lacking.errors))
      form.setError(name as keyof WizardValues, error);
    return void goTo(lacking.step);
  };

  return {
    start,
    form,
    step,
    isResumed: begun.done > 0 && done === 0,
    isBusy: finish.isPending,
    /** An error that no field could show. */
    error: finish.error,
    submit: () => void form.handleSubmit(goOn)(),
    goBack: () => void goTo(step - 1),
  };
}
export type Wizard = ReturnType<typeof useWizard>;
