import type { ReactNode } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaProps,
} from "react-aria-components/RadioGroup";
import field from "./field.module.css";
import styles from "./radio-group.module.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends Omit<
  AriaProps,
  "className" | "style" | "children" | "value" | "onChange"
> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** Side by side where there is room. */
  readonly row?: boolean;
}

export function RadioGroup<Value extends string>({
  label,
  choices,
  onChange,
  error,
  row,
  ...rest
}: RadioGroupProps<Value>) {
  const choose = (chosen: string) => {
    const choice = choices.find(({ value }) => value === chosen);
    if (choice) onChange(choice.value);
  };
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      isInvalid={error !== undefined}
      onChange={choose}
      className={field.field ?? ""}
    >
      <Label className={field.label}>{label}</Label>
      <div className={styles.choices} data-row={row ? "" : undefined}>
        {choices.map((choice) => (
          <RadioField key={choice.value} value={choice.value}>
            <RadioButton className={styles.radio ?? ""}>{choice.label}</RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldError className={field.error ?? ""}>{error}</FieldError>
    </AriaRadioGroup>
  );
}
