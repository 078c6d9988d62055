import type { ReactNode, Ref } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextField as AriaTextField, type TextFieldProps } from "react-aria-components/TextField";
import styles from "./field.module.css";

export interface FieldProps extends Omit<TextFieldProps, "className" | "style" | "children"> {
  readonly label: string;
  readonly description?: string | undefined;
  /** The sentence below the field; its presence marks the field invalid. */
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** A name that machines compare: no capital is put at its start. */
  readonly isName?: boolean;
  /** A button that belongs to the field. */
  readonly beside?: ReactNode;
}

export function TextField({
  label,
  description,
  error,
  inputRef,
  beside,
  isName,
  ...rest
}: FieldProps) {
  const input = (
    <Input
      {...(inputRef ? { ref: inputRef } : {})}
      {...(isName ? { autoCapitalize: "none" } : {})}
      className={styles.input ?? ""}
    />
  );
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={error !== undefined}
      className={styles.field ?? ""}
    >
      <Label className={styles.label}>{label}</Label>
      {beside ? (
        <div className={styles.beside}>
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
      {description && (
        <Text slot="description" className={styles.hint}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
    </AriaTextField>
  );
}
