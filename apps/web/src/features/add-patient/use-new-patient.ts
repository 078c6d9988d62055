import { CallError } from "@regain/contract/client";
import { username as usernameRule } from "@regain/contract/field-rules";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useSignedIn } from "../../lib/current-user.ts";
import { errorText } from "../../lib/error-text.ts";
import { refusedFields } from "../../lib/forms/refused-fields.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { newId } from "../../lib/new-id.ts";
import { ownAddress } from "../signup/api/sign-up.ts";
import { makePatient, usernameComplaint, usernameQuery } from "./api/add-patient.ts";
import {
  byFormName,
  emptyPatient,
  newPatientRequest,
  type NewPatientValues,
  patientSteps,
  stepAsking,
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

  const resolver: Resolver<NewPatientValues> = async (values, context, options) => {
    const judged = await resolveBy<NewPatientValues>(patientSteps[step]!.schema)(
      values,
      context,
      options,
    );
    const used = step === 0 ? usernameComplaint(queryClient, values.username) : undefined;
    if (!used || "username" in judged.errors) return judged;
    return {
      values: {},
      errors: { ...judged.errors, username: { type: "server", message: used } },
    };
  };
  const form = useForm<NewPatientValues>({
    defaultValues: emptyPatient,
    resolver,
    shouldFocusError: false,
  });

  /** @returns whether there is something to complain of */
  const askServer = async (): Promise<boolean> => {
    const username = form.getValues("username");
    if (!usernameRule.safeParse(username).success) return false;
    await queryClient.fetchQuery(usernameQuery(username));
    return usernameComplaint(queryClient, username) !== undefined;
  };
  /** The specification wants the name judged as soon as the field is left. */
  const leaveUsername = async () => {
    if (form.getValues("username") === "") return;
    try {
      await askServer();
      await form.trigger("username");
    } catch (error) {
      form.setError("username", { type: "server", message: errorText(error) });
    }
  };

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
  /** What the server says of a field leads back to the step that asks for it. */
  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError)) return;
    const fields = Object.entries(byFormName(refusedFields(error)));
    const known = fields.filter(([name]) => name in emptyPatient);
    if (known.length === 0) return;
    finish.reset();
    void goTo(stepAsking(known.map(([name]) => name)));
    for (const [name, message] of known)
      form.setError(name as keyof NewPatientValues, { type: "server", message });
  };

  const submit = form.handleSubmit(async (values) => {
    if (finish.isPending) return;
    // Where the server cannot be asked now, it says so when the form is sent.
    if (step === 0 && (await askServer().catch(() => false))) {
      await form.trigger("username");
      return;
    }
    if (step === lastStep) {
      finish.mutate(values, { onError: showRefusal });
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
    leaveUsername: () => void leaveUsername(),
    submit: () => void submit(),
    goBack: () => void goBack(),
  };
}
export type NewPatient = ReturnType<typeof useNewPatient>;
