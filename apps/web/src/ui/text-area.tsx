import { plural } from "@lingui/core/macro";
import type { Ref } from "react";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { TextArea as AriaTextArea } from "react-aria-components/TextArea";
import { TextField, type TextFieldProps } from "react-aria-components/TextField";
import { classes } from "./classes.ts";
import styles from "./field.module.css";
import { overrun } from "./overrun.ts";

export interface TextAreaProps extends Omit<
  TextFieldProps,
  "className" | "style" | "children" | "maxLength"
> {
  readonly label: string;
  readonly description?: string | undefined;
  /** The sentence below the field; its presence marks the field invalid. */
  readonly error?: string | undefined;
  /** In characters. Longer text is taken in whole, and its overrun is the field's error; whoever sends it holds it back. */
  readonly maxLength?: number;
  readonly rows?: number;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

/** A multi-line text field. What is pasted is never cut. */
export function TextArea(props: TextAreaProps) {
  const { label, description, error, maxLength = Infinity, rows = 4, inputRef, ...rest } = props;
  const over = overrun(rest.value ?? "", maxLength);
  const problem =
    over > 0
      ? plural(over, { one: "# character too long.", other: "# characters too long." })
      : error;
  return (
    <TextField
      validationBehavior="aria"
      {...rest}
      isInvalid={problem !== undefined}
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
      <FieldError className={styles.error ?? ""}>{problem}</FieldError>
    </TextField>
  );
}
