import { type ComponentProps, type ReactNode, type Ref, useId } from "react";
import styles from "./field.module.css";

type InputProps = Pick<
  ComponentProps<"input">,
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "maxLength"
  | "name"
  | "onBlur"
  | "onFocus"
  | "spellCheck"
  | "type"
>;

export interface FieldProps extends InputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly isReadOnly?: boolean;
  readonly isRequired?: boolean;
  readonly description?: string | undefined;
  /** The sentence below the field; its presence marks the field invalid. */
  readonly error?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  /** An identifier that is compared exactly: it is not auto-capitalized. */
  readonly isName?: boolean;
  /** A button that belongs to the field. */
  readonly beside?: ReactNode;
}

export function TextField(props: FieldProps) {
  const { label, onChange, isReadOnly, isRequired, description, error, ...rest } = props;
  const { inputRef, isName, beside, ...own } = rest;
  const id = useId();
  const hintId = description ? `${id}hint` : undefined;
  const errorId = error === undefined ? undefined : `${id}error`;
  const input = (
    <input
      type="text"
      {...own}
      {...(isName ? { autoCapitalize: "none" } : {})}
      ref={inputRef}
      id={id}
      readOnly={isReadOnly}
      aria-required={isRequired || undefined}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      data-invalid={errorId ? true : undefined}
      className={styles.input}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {beside ? (
        <div className={styles.beside}>
          {input}
          {beside}
        </div>
      ) : (
        input
      )}
      {description && (
        <span id={hintId} className={styles.hint}>
          {description}
        </span>
      )}
      {errorId && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
