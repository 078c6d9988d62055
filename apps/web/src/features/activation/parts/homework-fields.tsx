import { Trans } from "@lingui/react/macro";
import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import { type Control, useWatch } from "react-hook-form";
import { EulaField } from "../../../lib/forms/eula-field.tsx";
import { FormCheckbox } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { CreatePasswordField } from "../../../lib/forms/person-fields.tsx";
import type { HomeworkValues } from "../homework-form.ts";

export interface HomeworkFieldsProps {
  readonly control: Control<HomeworkValues>;
  /** Something was typed before the page was reloaded. */
  readonly isResumed: boolean;
  readonly requirements: PasswordRequirements;
}

/** What is asked of people who have not set up their account. */
export function HomeworkFields({ control, isResumed, requirements }: HomeworkFieldsProps) {
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <FormCheckbox control={control} name="careGiver">
        <Trans>This is a family member who will manage the account</Trans>
      </FormCheckbox>
      <CreatePasswordField control={control} isResumed={isResumed}>
        <PasswordChecklist password={password} requirements={requirements} />
      </CreatePasswordField>
      <EulaField control={control} name="acceptedEULA" />
    </>
  );
}
