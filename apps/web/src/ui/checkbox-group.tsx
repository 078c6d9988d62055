import { CheckboxGroup as AriaGroup } from "react-aria-components/CheckboxGroup";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { Checkbox } from "./checkbox.tsx";
import field from "./field.module.css";
import type { Choice } from "./radio-group.tsx";
import styles from "./radio-group.module.css";

export interface CheckboxGroupProps<Value extends string> {
  readonly label: string;
  readonly name?: string;
  readonly description?: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
}

/** Any number of a few choices. */
export function CheckboxGroup<Value extends string>({
  label,
  description,
  choices,
  value,
  onChange,
  error,
  ...rest
}: CheckboxGroupProps<Value>) {
  const choose = (chosen: readonly string[]) =>
    onChange(choices.flatMap((choice) => (chosen.includes(choice.value) ? [choice.value] : [])));
  return (
    <AriaGroup
      validationBehavior="aria"
      {...rest}
      value={[...value]}
      onChange={choose}
      isInvalid={error !== undefined}
      className={field.field ?? ""}
    >
      <Label className={field.label}>{label}</Label>
      {description && (
        <Text slot="description" className={field.hint}>
          {description}
        </Text>
      )}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value}>
            {choice.label}
          </Checkbox>
        ))}
      </div>
      <FieldError className={field.error ?? ""}>{error}</FieldError>
    </AriaGroup>
  );
}
