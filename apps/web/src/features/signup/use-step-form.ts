import { CallError } from "@regain/contract/client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { existenceCheck } from "../../lib/forms/existence.ts";
import { refusedFields, showServerErrors } from "../../lib/forms/server-errors.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { schemaOf } from "./sign-up-steps.ts";
import type { SignUpValues } from "./sign-up-values.ts";
import type { SignUp } from "./use-sign-up.ts";

/** The form of one step: validated by its rules, and by what the server said about the email address. */
export function useStepForm(signUp: SignUp) {
  const { steps, step, isEmailGiven, refused, keep, goOn, showEarlier, send } = signUp;
  const queryClient = useQueryClient();
  const name = steps[step]!;
  const asksServer = step === 0 && !isEmailGiven;

  const address = existenceCheck<SignUpValues>(queryClient, "email");
  const own: Resolver<SignUpValues> = (values, ...rest) =>
    resolveBy<SignUpValues>(schemaOf(name, values))(values, ...rest);
  const form = useForm<SignUpValues>({
    defaultValues: signUp.values(),
    resolver: asksServer ? address.judge(own) : own,
    shouldFocusError: false,
  });

  useEffect(() =>
    form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
  );
  useEffect(() => {
    for (const [field, message] of Object.entries(refused))
      form.setError(
        field as keyof SignUpValues,
        { type: "server", message },
        { shouldFocus: true },
      );
  }, [form, refused]);

  const submit = form.handleSubmit(async (values) => {
    if (send.isPending) return;
    keep(values);
    if (asksServer && (await address.stops(form))) return;
    if (step < steps.length - 1) {
      await goOn();
      return;
    }
    try {
      await send.mutateAsync(values);
    } catch (error) {
      const isEarlier = error instanceof CallError && showEarlier(refusedFields(error));
      if (isEarlier || showServerErrors(form, error)) send.reset();
    }
  });

  return {
    form,
    isBusy: form.formState.isSubmitting || send.isPending,
    submit: () => void submit(),
    leaveEmail: () => void address.leave(form),
  };
}
export type StepForm = ReturnType<typeof useStepForm>;
