import { useQuery } from "@tanstack/react-query";
import { AgeField, LanguageField, NameFields } from "../../../lib/forms/person-fields.tsx";
import { localesQuery } from "../../signup/api/sign-up.ts";
import type { Wizard } from "../use-wizard.ts";

/** Step 2: who they are. */
export function PersonStep({ wizard: { form } }: { readonly wizard: Wizard }) {
  const { control } = form;
  const { data } = useQuery(localesQuery);
  return (
    <>
      <LanguageField control={control} locales={data?.locales} />
      <NameFields control={control} />
      <AgeField control={control} />
    </>
  );
}
