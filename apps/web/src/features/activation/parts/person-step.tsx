import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FormText } from "../../../lib/forms/fields.tsx";
import { LanguageField, NameFields } from "../../../lib/forms/person-fields.tsx";
import { localesQuery } from "../../signup/api/sign-up.ts";
import type { Wizard } from "../use-wizard.ts";

/** Step 2: who they are. */
export function PersonStep({ wizard: { form } }: { readonly wizard: Wizard }) {
  const { t } = useLingui();
  const { control } = form;
  const { data } = useQuery(localesQuery);
  return (
    <>
      <LanguageField control={control} locales={data?.locales} />
      <NameFields control={control} />
      <FormText
        control={control}
        name="age"
        label={t`Age`}
        inputMode="decimal"
        maxLength={6}
        isRequired
      />
    </>
  );
}
