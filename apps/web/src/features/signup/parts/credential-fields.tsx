import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FormPassword, FormText } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { requirementsQuery } from "../api/sign-up.ts";
import type { StepProps } from "./step-props.ts";

/** Mail address and password. */
export function CredentialFields({ signUp, stepForm }: StepProps) {
  const { t } = useLingui();
  const { isOfInstitution, isResumed, wish } = signUp;
  const { form, leaveEmail } = stepForm;
  const { control } = form;
  const institutionId = isOfInstitution ? (wish.institutionId ?? "") : "";
  const { data: requirements } = useQuery({
    ...requirementsQuery(institutionId),
    enabled: institutionId !== "",
  });
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <FormText
        control={control}
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        maxLength={254}
        isName
        isRequired
        isReadOnly={isOfInstitution}
        {...(isOfInstitution ? {} : { onLeave: leaveEmail })}
      />
      <FormPassword
        control={control}
        name="password"
        label={t`Create a password`}
        autoComplete="new-password"
        maxLength={200}
        isRequired
        description={
          isResumed ? t`We kept what you typed. Please type your password again.` : undefined
        }
      />
      <PasswordChecklist password={password} requirements={requirements} />
    </>
  );
}
