import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { localesQuery } from "../../signup/api/sign-up.ts";
import type { Wizard } from "../use-wizard.ts";

/** Step 2: who they are. */
export function PersonStep({ wizard: { form } }: { readonly wizard: Wizard }) {
  const { t } = useLingui();
  const { control } = form;
  const { data } = useQuery(localesQuery);
  const offered = data?.locales ?? [{ code: "en", name: t`English` }];
  return (
    <>
      <FormSelect
        control={control}
        name="locale"
        label={t`Language`}
        options={offered.map(({ code, name }) => ({ value: code, label: name }))}
        isRequired
      />
      <FormText
        control={control}
        name="firstName"
        label={t`First name`}
        autoComplete="given-name"
        maxLength={60}
        isRequired
      />
      <FormText
        control={control}
        name="lastName"
        label={t`Last name`}
        autoComplete="family-name"
        maxLength={60}
        isRequired
      />
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
