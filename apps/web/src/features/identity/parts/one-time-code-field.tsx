import { useLingui } from "@lingui/react/macro";
import * as longest from "@regain/contract/field-lengths";
import { TextField } from "../../../ui/text-field.tsx";
import type { useAnswer } from "../use-answer.ts";

/** The six digits from an email. */
export function OneTimeCodeField({ onChange, ...field }: ReturnType<typeof useAnswer>["field"]) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`One-time code`}
      description={t`We sent you an email with 6 digits.`}
      name="otp"
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={longest.oneTimeCode}
      isRequired
      {...field}
      onChange={(typed) => onChange(typed.replaceAll(/\s/g, ""))}
    />
  );
}
