import { useLingui } from "@lingui/react/macro";
import { FormText } from "../../../lib/forms/fields.tsx";
import type { StepProps } from "./step-props.ts";

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
