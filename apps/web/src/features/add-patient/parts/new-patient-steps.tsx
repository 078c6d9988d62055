import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import {
  FormCheckboxes,
  FormPassword,
  FormRadios,
  FormSelect,
  FormText,
} from "../../../lib/forms/fields.tsx";
import { PasswordChecklist } from "../../../lib/forms/password-checklist.tsx";
import { LanguageField } from "../../../lib/forms/person-fields.tsx";
import { localesQuery } from "../../signup/api/sign-up.ts";
import {
  areaLabels,
  conditionLabels,
  educationLabels,
  genderLabels,
  periodLabels,
} from "../labels.ts";
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
export function CredentialsStep({ patient: { form, leaveUsername } }: StepProps) {
  const { t } = useLingui();
  const { control } = form;
  const password = useWatch({ control, name: "password" });
  return (
    <>
      <FormText
        control={control}
        name="username"
        label={t`Username`}
        description={t`Letters, digits, underscores and periods. Better not the full name.`}
        autoComplete="off"
        maxLength={64}
        isName
        isRequired
        onLeave={leaveUsername}
      />
      <FormPassword
        control={control}
        name="password"
        label={t`Password for the patient`}
        description={t`Choose it together. With a sign-in card the patient need not type it.`}
        autoComplete="new-password"
        maxLength={200}
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
      <FormText
        control={control}
        name="age"
        label={t`Age`}
        description={t`In years, for example 62`}
        inputMode="decimal"
        maxLength={6}
        isRequired
      />
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
export function ConditionsStep({ patient: { form } }: StepProps) {
  const { t } = useLingui();
  return (
    <FormCheckboxes
      control={form.control}
      name="conditions"
      label={t`Which conditions does the patient have?`}
      description={t`Choose all that fit. The first homework goes by them.`}
      choices={useChoices()(conditionLabels)}
      isRequired
    />
  );
}

/** Step 4. */
export function SinceStep({ patient: { form } }: StepProps) {
  const { t } = useLingui();
  return (
    <FormRadios
      control={form.control}
      name="conditionsPeriod"
      label={t`When was the patient first diagnosed?`}
      choices={useChoices()(periodLabels)}
    />
  );
}

/** Step 5. */
export function AreasStep({ patient: { form } }: StepProps) {
  const { t } = useLingui();
  return (
    <FormCheckboxes
      control={form.control}
      name="areas"
      label={t`What is the patient to improve?`}
      description={t`Choose all that fit. The first homework holds exercises for them.`}
      choices={useChoices()(areaLabels)}
      isRequired
    />
  );
}
