import { useLingui } from "@lingui/react/macro";
import { FormText } from "../../../lib/forms/fields.tsx";
import type { StepProps } from "./step-props.ts";

export function NameFields({ stepForm: { form } }: StepProps) {
  const { t } = useLingui();
  const { control } = form;
  return (
    <>
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
    </>
  );
}

export function PhoneField({ stepForm: { form } }: StepProps) {
  const { t } = useLingui();
  return (
    <FormText
      control={form.control}
      name="phoneNumber"
      label={t`Phone number (optional)`}
      description={t`For example 123-456-7890`}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={20}
    />
  );
}
