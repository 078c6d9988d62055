import type { Ref } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { classes } from "./classes.ts";
import styles from "./field.module.css";

export interface TextAreaProps extends Omit<TextFieldProps, "className" | "style" | "children"> {
  readonly label: string;
  readonly description?: string | undefined;
  /** The sentence below the field; its presence marks the field invalid. */
  readonly error?: string | undefined;
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, rows = 4, inputRef, ...rest } = props;
  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      isInvalid={error !== undefined}
      className={styles.field ?? ""}
    >
      <Label className={styles.label}>{label}</Label>
      <AriaTextArea
        {...(inputRef ? { ref: inputRef } : {})}
        rows={rows}
        className={classes(styles.input, styles.area)}
      />
      {description && (
        <Text slot="description" className={styles.hint}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
    </TextField>
  );
}
