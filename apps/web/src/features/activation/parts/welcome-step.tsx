import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { EulaLink } from "../../../lib/forms/eula-field.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { CreatePasswordField, EmailField } from "../../../lib/forms/person-fields.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { Wizard } from "../use-wizard.ts";

/** Step 1: how they will log in. */
export function WelcomeStep({ wizard }: { readonly wizard: Wizard }) {
  const { t } = useLingui();
  const { form, start, isResumed } = wizard;
  const { control } = form;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <EmailField control={control} isReadOnly={start.known.email !== undefined} />
      <TextField
        label={t`Your username`}
        name="username"
        autoComplete="username"
        value={start.username}
        isReadOnly
      />
      <CreatePasswordField control={control} isResumed={isResumed}>
        <PasswordChecklist password={password} requirements={start.requirements} />
      </CreatePasswordField>
      <p>
        <Trans>
          By continuing, you accept our <EulaLink>license agreement (EULA)</EulaLink>.
        </Trans>
      </p>
    </>
  );
}
