import { Trans, useLingui } from "@lingui/react/macro";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { type Control, useWatch } from "react-hook-form";
import { FormCheckbox, FormPassword } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import type { HomeworkValues } from "../homework-form.ts";
import { EulaLink } from "./eula-link.tsx";

export interface HomeworkFieldsProps {
  readonly control: Control<HomeworkValues>;
  readonly requirements: PasswordRequirements;
}

/** What is asked of who has not set up their account. */
export function HomeworkFields({ control, requirements }: HomeworkFieldsProps) {
  const { t } = useLingui();
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <FormCheckbox control={control} name="careGiver">
        <Trans>This is a family member who will manage the account</Trans>
      </FormCheckbox>
      <FormPassword
        control={control}
        name="password"
        label={t`Create a password`}
        autoComplete="new-password"
        maxLength={200}
        isRequired
      />
      <PasswordChecklist password={password} requirements={requirements} />
      <FormCheckbox control={control} name="acceptedEULA" isRequired>
        <Trans>I accept the license agreement (EULA)</Trans>
      </FormCheckbox>
      <EulaLink />
    </>
  );
}
