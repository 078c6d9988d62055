import { CallError } from "@regain/contract/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { pageToken } from "../../lib/access-token.ts";
import { useSignedIn } from "../../lib/current-user.ts";
import { existenceCheck } from "../../lib/forms/existence.ts";
import { forgetDraft } from "../../lib/forms/form-draft.ts";
import { lackingStep } from "../../lib/forms/lacking-step.ts";
import { refusedFields } from "../../lib/forms/refused-fields.ts";
import { stepAsking } from "../../lib/forms/step-asking.ts";
import { useDraftForm } from "../../lib/forms/use-draft-form.ts";
import { useForgetRefusals } from "../../lib/forms/use-forget-refusals.ts";
import { newId } from "../../lib/new-id.ts";
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
    /** The step of the new patient that an entry of the browser's history stands for, from 0. */
    newPatientStep?: number;
  }
}

const path = "/dashboard/add-patient";
const draftName = "new-patient";
const lastStep = patientSteps.length - 1;

/**
 * The five steps, each an entry of the browser's history. What was typed stays with the tab over a reload or an ended session,
 * until the patient is made or the clinician leaves.
 */
export function useNewPatient() {
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
      // Without its session the page is left for the login, and comes back.
      if (pageToken() !== undefined) forgetDraft(draftName);
    },
    [],
  );

  const goTo = (newPatientStep: number) =>
    navigate({ to: path, search: true, state: { newPatientStep }, resetScroll: true });
  /** Back on the first step asks again whether the patient is new. */
  const goBack = () => (step > 0 ? goTo(step - 1) : navigate({ to: path, search: {} }));

  const finish = useMutation({
    networkMode: "always",
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
      void queryClient.invalidateQueries();
      await navigate({ to: "/dashboard", search: { added }, replace: true });
    },
  });
  useForgetRefusals(step, finish);
  /** What the server says of a field leads back to the step that asks for it. */
  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError)) return;
    const fields = Object.entries(refusedFields(error, formNames));
    const known = fields.filter(([field]) => field in emptyPatient);
    if (known.length === 0) return;
    finish.reset();
    void goTo(
      stepAsking(
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
    const lacking = lackingStep(patientSteps, values);
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
    /** What no field could say. */
    error: finish.error,
    /** Something was typed before the page was loaded, all but the password. */
    isResumed: isResumed && done === 0,
    leaveUsername: () => {
      if (!isSent(form.getValues())) void name.leave(form);
    },
    submit: () => void submit(),
    goBack: () => void goBack(),
  };
}
export type NewPatient = ReturnType<typeof useNewPatient>;
