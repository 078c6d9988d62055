import { Check, ChevronDown } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import { Popover } from "./popover.tsx";
import popover from "./popover.module.css";
import styles from "./select.module.css";

export interface Option<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

export function Select<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  ...rest
}: SelectProps<Value>) {
  const choose = (key: unknown) => {
    const option = options.find((one) => one.value === key);
    if (option) onChange(option.value);
  };
  return (
    <AriaSelect
      validationBehavior="aria"
      {...rest}
      value={value}
      onChange={choose}
      isInvalid={error !== undefined}
      className={field.field ?? ""}
    >
      <Label className={field.label}>{label}</Label>
      <Button className={styles.control ?? ""}>
        <SelectValue />
        <Icon of={ChevronDown} />
      </Button>
      <FieldError className={field.error ?? ""}>{error}</FieldError>
      <Popover className={popover.popover ?? ""}>
        <ListBox className={popover.list ?? ""}>
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className={popover.item ?? ""}
            >
              {({ isSelected }) => (
                <>
                  {option.label}
                  {isSelected && <Icon of={Check} />}
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
