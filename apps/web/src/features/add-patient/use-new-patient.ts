import { CallError } from "@regain/contract/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSignedIn } from "../../lib/current-user.ts";
import { existenceCheck } from "../../lib/forms/existence.ts";
import { lackingStep } from "../../lib/forms/lacking-step.ts";
import { refusedFields } from "../../lib/forms/refused-fields.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { stepAsking } from "../../lib/forms/step-asking.ts";
import { useForgetRefusals } from "../../lib/forms/use-forget-refusals.ts";
import { newId } from "../../lib/new-id.ts";
import { ownAddress } from "../signup/api/sign-up.ts";
import { makePatient } from "./api/add-patient.ts";
import {
  emptyPatient,
  formNames,
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
const lastStep = patientSteps.length - 1;

/** The five steps, each an entry of the browser's history. What was typed lasts as long as the page. */
export function useNewPatient() {
  const { user } = useSignedIn();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  /** By which the server knows a request that comes twice. */
  const [requestId] = useState(newId);
  /** How many steps were filled in since the page was loaded. */
  const [done, setDone] = useState(0);
  const wanted = useLocation({ select: ({ state }) => state.newPatientStep ?? 0 });
  const step = Math.min(wanted, done, lastStep);

  const name = existenceCheck<NewPatientValues>(queryClient, "username");
  const own = resolveBy<NewPatientValues>(patientSteps[step]!.schema);
  const form = useForm<NewPatientValues>({
    defaultValues: emptyPatient,
    resolver: step === 0 ? name.judge(own) : own,
    shouldFocusError: false,
  });

  const goTo = (newPatientStep: number) =>
    navigate({ to: path, search: true, state: { newPatientStep }, resetScroll: true });
  /** Back on the first step asks again whether the patient is new. */
  const goBack = () => (step > 0 ? goTo(step - 1) : navigate({ to: path, search: {} }));

  const finish = useMutation({
    networkMode: "always",
    mutationFn: async (values: NewPatientValues) =>
      makePatient(
        user.userId,
        newPatientRequest(values, {
          requestId,
          clientIpAddress: await ownAddress(),
          timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        }),
      ),
    onSuccess: async (added) => {
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
    if (step === 0 && (await name.stops(form))) return;
    const lacking = lackingStep(patientSteps, values);
    if (step === lastStep && lacking === undefined) {
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
    leaveUsername: () => void name.leave(form),
    submit: () => void submit(),
    goBack: () => void goBack(),
  };
}
export type NewPatient = ReturnType<typeof useNewPatient>;
