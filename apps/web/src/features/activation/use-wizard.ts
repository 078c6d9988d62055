import { completeAccount } from "@regain/contract/calls/activation/complete-account";
import { CallError } from "@regain/contract/client";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { keepAccessToken } from "../../lib/access-token.ts";
import { call } from "../../lib/api.ts";
import { currentUserQuery } from "../../lib/current-user.ts";
import { refusedFields, showRefusedFields } from "../../lib/forms/refused-fields.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { stepAsking } from "../../lib/forms/step-asking.ts";
import { forgetLinkToken } from "../../lib/link-token.ts";
import { newId } from "../../lib/new-id.ts";
import { ownAddress } from "../signup/api/sign-up.ts";
import { forgetDraft, keepDraft, readDraft } from "./wizard-draft.ts";
import { wizardSteps, type WizardValues } from "./wizard-form.ts";
import { completionOf } from "./wizard-request.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The step of the activation that an entry of the browser's history stands for, from 0. */
    activationStep?: number;
  }
}

export interface WizardStart {
  /** Where the wizard stands; its draft and its link's token are kept under it. */
  readonly path: "/activate" | "/activate/flint";
  readonly token: string;
  readonly username: string;
  /** An address that is known is not asked for. */
  readonly known: Partial<Pick<WizardValues, "email" | "firstName" | "lastName">>;
  readonly requirements: PasswordRequirements;
  readonly source: string;
  readonly subscriptionTime?: string | undefined;
}

/** The five steps, each an entry of the browser's history; what was typed stays with the tab. */
export function useWizard(start: WizardStart) {
  const { path, token, known } = start;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const [begun] = useState(() => readDraft(path, known));
  const [reached, setReached] = useState(begun.done);
  /** A reload loses the password of the first step, so all begins there. */
  const [done, setDone] = useState(0);
  const wanted = useLocation({ select: ({ state }) => state.activationStep ?? 0 });
  const step = Math.min(wanted, done, wizardSteps.length - 1);

  const form = useForm<WizardValues>({
    defaultValues: begun.values,
    resolver: resolveBy(wizardSteps[step]!.schema),
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => keepDraft(path, { values, done: reached }),
      }),
    [form, path, reached],
  );

  const goTo = (activationStep: number) =>
    navigate({ to: path, search: true, state: { activationStep }, resetScroll: true });

  const finish = useMutation({
    networkMode: "always",
    mutationFn: async (values: WizardValues) => {
      const body = completionOf(values, {
        username: start.username,
        source: start.source,
        requestId: newId(),
        clientIpAddress: await ownAddress(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      });
      const query = start.subscriptionTime ? { subscriptionTime: start.subscriptionTime } : {};
      const { data } = await call(completeAccount, { query, body }, { token });
      forgetDraft(path);
      forgetLinkToken(path);
      keepAccessToken(data.token);
      queryClient.clear();
      await queryClient.fetchQuery(currentUserQuery);
      router.history.replace("/dashboard");
    },
  });
  /** What the server says of a field leads back to the step that asks for it. */
  const showRefusal = (error: unknown) => {
    if (!(error instanceof CallError) || !showRefusedFields(form, error)) return;
    finish.reset();
    void goTo(stepAsking(wizardSteps, Object.keys(refusedFields(error))) ?? 0);
  };

  const goOn = (values: WizardValues) => {
    if (step === wizardSteps.length - 1) return finish.mutate(values, { onError: showRefusal });
    const furthest = Math.max(reached, step + 1);
    setReached(furthest);
    setDone(Math.max(done, furthest));
    keepDraft(path, { values, done: furthest });
    // After a reload: on from where they were.
    return void goTo(done === 0 ? furthest : step + 1);
  };

  return {
    start,
    form,
    step,
    isResumed: begun.done > 0 && done === 0,
    isBusy: finish.isPending,
    /** What no field could say. */
    error: finish.error,
    submit: () => void form.handleSubmit(goOn)(),
    goBack: () => void goTo(step - 1),
  };
}
export type Wizard = ReturnType<typeof useWizard>;
