import { CallError } from "@regain/contract/client";
import { email as emailRule } from "@regain/contract/field-rules";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { errorText } from "../../lib/error-text.ts";
import { refusedFields, showRefusedFields } from "../../lib/forms/refused-fields.ts";
import { resolveBy } from "../../lib/forms/resolve-by.ts";
import { emailComplaint, emailQuery } from "./api/sign-up.ts";
import { schemaOf } from "./sign-up-steps.ts";
import type { SignUpValues } from "./sign-up-values.ts";
import type { SignUp } from "./use-sign-up.ts";

/** The form of one step: judged by its rules, and by what the server has said of the mail address. */
export function useStepForm(signUp: SignUp) {
  const { steps, step, isOfInstitution, refused, keep, goOn, showEarlier, send } = signUp;
  const queryClient = useQueryClient();
  const name = steps[step]!;
  const asksServer = step === 0 && !isOfInstitution;

  const resolver: Resolver<SignUpValues> = async (values, context, options) => {
    const judged = await resolveBy<SignUpValues>(schemaOf(name, values))(values, context, options);
    const used = asksServer ? emailComplaint(queryClient, values.email) : undefined;
    if (!used || "email" in judged.errors) return judged;
    return { values: {}, errors: { ...judged.errors, email: { type: "server", message: used } } };
  };
  const form = useForm<SignUpValues>({
    defaultValues: signUp.values(),
    resolver,
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

  /** @returns whether there is something to complain of */
  const askServer = async (): Promise<boolean> => {
    const email = form.getValues("email");
    if (!asksServer || !emailRule.safeParse(email).success) return false;
    await queryClient.fetchQuery(emailQuery(email));
    return emailComplaint(queryClient, email) !== undefined;
  };

  const submit = form.handleSubmit(async (values) => {
    if (send.isPending) return;
    keep(values);
    // Where the server cannot be asked now, it says so when the form is sent.
    if (await askServer().catch(() => false)) {
      await form.trigger("email");
      return;
    }
    if (step < steps.length - 1) {
      await goOn();
      return;
    }
    try {
      await send.mutateAsync(values);
    } catch (error) {
      const isEarlier = error instanceof CallError && showEarlier(refusedFields(error));
      if (isEarlier || showRefusedFields(form, error)) send.reset();
    }
  });

  /** The specification wants the address judged as soon as the field is left. */
  const leaveEmail = async () => {
    if (form.getValues("email") === "") return;
    try {
      await askServer();
      await form.trigger("email");
    } catch (error) {
      form.setError("email", { type: "server", message: errorText(error) });
    }
  };

  return { form, submit: () => void submit(), leaveEmail: () => void leaveEmail() };
}
export type StepForm = ReturnType<typeof useStepForm>;
