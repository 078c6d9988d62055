import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { FormPassword, FormSelect, FormText } from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { AgeField, LanguageField } from "../../../lib/forms/person-fields.tsx";
import {
  AreasField,
  ConditionsField,
  PeriodField,
} from "../../diagnosis/screens/diagnosis-fields.tsx";
import { localesQuery } from "../../signup/api/sign-up.ts";
import { educationLabels, genderLabels } from "../labels.ts";
import type { NewPatient } from "../use-new-patient.ts";

export interface StepProps {
  readonly patient: NewPatient;
}

function useChoices() {
  const { i18n } = useLingui();
  return (labels: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) }));
}

/** Step 1. */
export function CredentialsStep({ patient: { form, isResumed, leaveUsername } }: StepProps) {
  const { t } = useLingui();
  const { control } = form;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <FormText
        control={control}
        name="username"
        label={t`Username`}
        description={t`Letters, digits, underscores and periods. Avoid the full name.`}
        autoComplete="off"
        maxLength={longest.username}
        isName
        isRequired
        onLeave={leaveUsername}
      />
      <FormPassword
        control={control}
        name="password"
        label={t`Password for the patient`}
        description={
          isResumed
            ? t`We kept what you typed. Please type the patient's password again.`
            : t`Choose it together. With a sign-in card, the patient does not need to type it.`
        }
        autoComplete="new-password"
        maxLength={longest.password}
        isRequired
      />
      <PasswordChecklist password={password} />
    </>
  );
}

/** Step 2. */
export function PersonStep({ patient: { form } }: StepProps) {
  const { t } = useLingui();
  const { control } = form;
  const choices = useChoices();
  const { data } = useQuery(localesQuery);
  return (
    <>
      <LanguageField control={control} locales={data?.locales} />
      <AgeField control={control} />
      <FormSelect
        control={control}
        name="gender"
        label={t`Gender`}
        placeholder={t`Choose a gender`}
        options={choices(genderLabels)}
        isRequired
      />
      <FormSelect
        control={control}
        name="education"
        label={t`Education`}
        placeholder={t`Choose the highest one`}
        options={choices(educationLabels)}
        isRequired
      />
    </>
  );
}

/** Step 3. */
export const ConditionsStep = ({ patient: { form } }: StepProps) => (
  <ConditionsField control={form.control} reader="clinician" />
);

/** Step 4. */
export const SinceStep = ({ patient: { form } }: StepProps) => (
  <PeriodField control={form.control} reader="clinician" />
);

/** Step 5. */
export const AreasStep = ({ patient: { form } }: StepProps) => (
  <AreasField control={form.control} reader="clinician" />
);
