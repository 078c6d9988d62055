import { Check } from "lucide-react";
import type { ReactNode } from "react";
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from "react-aria-components/Checkbox";
import { FieldError } from "react-aria-components/FieldError";
import styles from "./checkbox.module.css";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  "className" | "style" | "children"
> {
  readonly children: ReactNode;
  readonly error?: string | undefined;
}

export function Checkbox({ children, error, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      validationBehavior="aria"
      {...rest}
      isInvalid={error !== undefined}
      className={field.field ?? ""}
    >
      <CheckboxButton className={styles.checkbox ?? ""}>
        {({ isSelected }) => (
          <>
            <span className={styles.box}>{isSelected && <Icon of={Check} />}</span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <FieldError className={field.error ?? ""}>{error}</FieldError>
    </CheckboxField>
  );
}
