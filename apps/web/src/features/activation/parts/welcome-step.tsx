import { Trans, useLingui } from "@lingui/react/macro";
import { useWatch } from "react-hook-form";
import { FormPassword, FormText } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { outsideLinks } from "../../../lib/support.ts";
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
      <FormText
        control={control}
        name="email"
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        isName
        isRequired
        isReadOnly={start.known.email !== undefined}
      />
      <TextField
        label={t`Your user name`}
        name="username"
        autoComplete="username"
        value={start.username}
        isReadOnly
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
      <PasswordChecklist password={password} requirements={start.requirements} />
      <p>
        <Trans>
          By going on you accept our{" "}
          <a href={outsideLinks.eula} target="_blank" rel="noreferrer">
            license agreement (EULA)
          </a>
          .
        </Trans>
      </p>
    </>
  );
}
