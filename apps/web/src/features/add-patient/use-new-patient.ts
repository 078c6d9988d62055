import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { pageToken } from "../../lib/access-token.ts";
import { useSignedIn } from "../../lib/current-user.ts";
import { existenceCheck } from "../../lib/forms/existence.ts";
import { forgetDraft } from "../../lib/forms/form-draft.ts";
import { firstIncompleteStep } from "../../lib/forms/first-incomplete-step.ts";
import { refusedFields } from "../../lib/forms/server-errors.ts";
import { stepWithField } from "../../lib/forms/step-with-field.ts";
import { useDraftForm } from "../../lib/forms/use-draft-form.ts";
import { useClearServerErrors } from "../../lib/forms/use-clear-server-errors.ts";
import { newId } from "../../lib/new-id.ts";
import { useLeaveGuard } from "../../lib/forms/use-leave-guard.tsx";
import { ownAddress } from "../signup/api/sign-up.ts";
import { makePatient } from "./api/add-patient.ts";
import {
  emptyPatient,
  formNames,
  type NewPatientForm,
  newPatientRequest,
  type NewPatientValues,
  patientSteps,
} from "./new-patient-form.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The new patient step that a browser history entry stands for, from 0. */
    newPatientStep?: number;
  }
}

const path = "/dashboard/add-patient";
const draftName = "new-patient";
const lastStep = patientSteps.length - 1;

/**
 * The five steps, each an entry in the browser history. What was typed is stored with the tab through a reload or an
 * ended session, until the patient is created or the clinician leaves, which is asked about.
 */
export function useNewPatient() {
  const { t } = useLingui();
  const { user } = useSignedIn();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [empty] = useState((): NewPatientForm => ({
    ...emptyPatient,
    requestId: newId(),
    sentUsername: "",
  }));
  /** How many steps were filled in since the page was loaded. */
  const [done, setDone] = useState(0);
  const wanted = useLocation({ select: ({ state }) => state.newPatientStep ?? 0 });
  const step = Math.min(wanted, done, lastStep);

  const name = existenceCheck<NewPatientForm>(queryClient, "username");
  const isSent = ({ username, sentUsername }: NewPatientForm) => username === sentUsername;
  const { form, isResumed } = useDraftForm<NewPatientForm>({
    name: draftName,
    owner: user.userId,
    notKept: ["password"],
    empty,
    schema: patientSteps[step]!.schema,
    judge: (own) => (values, context, options) =>
      (step > 0 || isSent(values) ? own : name.judge(own))(values, context, options),
  });
  useEffect(
    () => () => {
      // When the session ends, the user leaves for the login and comes back.
      if (pageToken() !== undefined) forgetDraft(draftName);
    },
    [],
  );

  const isAdded = useRef(false);
  const { isDirty } = form.formState;
  const leaveQuestion = useLeaveGuard(() => (isDirty || isResumed) && !isAdded.current, {
    what: t`What you typed about the new patient is not saved yet.`,
    keptAt: path,
  });

  const goTo = (newPatientStep: number) =>
    navigate({ to: path, search: true, state: { newPatientStep }, resetScroll: true });
  /** Back on the first step returns to the choice between new and existing. */
  const goBack = () => (step > 0 ? goTo(step - 1) : navigate({ to: path, search: {} }));

  const finish = useMutation({
    mutationFn: async (values: NewPatientForm) =>
      makePatient(
        user.userId,
        newPatientRequest(values, {
          clientIpAddress: await ownAddress(),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      ),
    onSuccess: async (added) => {
      forgetDraft(draftName);
      isAdded.current = true;
      void queryClient.invalidateQueries();
      await navigate({ to: "/dashboard", search: { added }, replace: true });
    },
  });
  useClearServerErrors(step, finish);
  /** A server complaint about a field leads back to the step that asks for it. */
  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError)) return;
    const fields = Object.entries(refusedFields(error, formNames));
    const known = fields.filter(([field]) => field in emptyPatient);
    if (known.length === 0) return;
    finish.reset();
    void goTo(
      stepWithField(
        patientSteps,
        known.map(([field]) => field),
      ) ?? 0,
    );
    for (const [field, message] of known)
      form.setError(field as keyof NewPatientValues, { type: "server", message });
  };

  const submit = form.handleSubmit(async (values) => {
    if (finish.isPending) return;
    if (step === 0 && !isSent(values) && (await name.stops(form))) return;
    const lacking = firstIncompleteStep(patientSteps, values);
    if (step === lastStep && lacking === undefined) {
      form.setValue("sentUsername", values.username);
      finish.mutate(values, { onError: showRefusal });
      return;
    }
    if (lacking !== undefined && lacking.step < step) {
      await goTo(lacking.step);
      for (const [field, error] of Object.entries(lacking.errors))
        form.setError(field as keyof NewPatientValues, error);
      return;
    }
    setDone(Math.max(done, step + 1));
    await goTo(step + 1);
  });

  return {
    form,
    step,
    isBusy: finish.isPending,
    /** An error that no field could show. */
    error: finish.error,
    /** Everything typed before the page was reloaded is restored, except for the password. */
    isResumed: isResumed && done === 0,
    leaveUsername: () => {
      if (!isSent(form.getValues())) void name.leave(form);
    },
    leaveQuestion,
    submit: () => void submit(),
    goBack: () => void goBack(),
  };
}
export type NewPatient = ReturnType<typeof useNewPatient>;
