import { Minus, Plus } from "lucide-react";
import type { InputEvent } from "react";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { NumberField as AriaNumberField } from "react-aria-components/NumberField";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./number-field.module.css";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A whole number within limits: typed, or stepped by button or arrow key. */
export function NumberField({ label, value, min, max, onChange }: NumberFieldProps) {
  const change = (next: number) => {
    // An empty field is not a number: the previous one stays.
    if (!Number.isNaN(next)) onChange(Math.round(next));
  };
  /** Typing takes effect immediately, not only when the field is left: a button may wait for it. */
  const typed = ({ currentTarget }: InputEvent<HTMLInputElement>) => {
    const text = currentTarget.value.trim();
    const next = Number(text);
    if (/^\d+$/.test(text) && next >= min && next <= max && next !== value) onChange(next);
  };
  return (
    <AriaNumberField
      value={value}
      minValue={min}
      maxValue={max}
      step={1}
      onChange={change}
      className={field.field ?? ""}
    >
      <Label className={field.label}>{label}</Label>
      {/* The field inside has the label; a group around it would be unnamed. */}
      <Group role="presentation" className={styles.group ?? ""}>
        <Button slot="decrement" className={styles.step ?? ""}>
          <Icon of={Minus} />
        </Button>
        <Input className={styles.input ?? ""} onInput={typed} />
        <Button slot="increment" className={styles.step ?? ""}>
          <Icon of={Plus} />
        </Button>
      </Group>
    </AriaNumberField>
  );
}
