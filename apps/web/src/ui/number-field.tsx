import { useLingui } from "@lingui/react/macro";
import { Minus, Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNumberField } from "react-aria/useNumberField";
import { Button } from "react-aria-components/Button";
import { Group } from "react-aria-components/Group";
import field from "./field.module.css";
import { Icon } from "./icon.tsx";
import styles from "./number-field.module.css";
import { mayBecomeWhole, wholeNumber } from "./whole-number.ts";

export interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The field shows something that is no whole number within the limits, or does so no longer: the owner waits with saving. */
  readonly onFault?: (isFaulty: boolean) => void;
}

type State = Parameters<typeof useNumberField>[1];

/** Not told by the state, but by the field: what is typed stays as it was typed. */
const unjudged: Pick<
  State,
  "updateValidation" | "resetValidation" | "commitValidation" | "validate"
> = {
  updateValidation: () => undefined,
  resetValidation: () => undefined,
  commitValidation: () => undefined,
  validate: () => true,
};

/**
 * A whole number within limits: typed, or stepped by button or arrow key. React Aria's own state would drop what does
 * not fit: “7,5” would become 75.
 */
export function NumberField({ label, value, min, max, onChange, onFault }: NumberFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState(value);
  const [isLeft, setLeft] = useState(false);
  const limits = { min, max };
  const text = typed ?? String(value);
  const number = wholeNumber(text, limits);
  const isFaulty = number === undefined;
  const isInvalid = isFaulty && (isLeft || !mayBecomeWhole(text, limits));
  if (value !== seen) {
    setSeen(value);
    if (number !== value) setTyped(undefined);
  }
  const tell = useEffectEvent((isNow: boolean) => onFault?.(isNow));
  useEffect(() => {
    if (!isFaulty) return undefined;
    tell(true);
    return () => tell(false);
  }, [isFaulty]);

  const type = (next: string) => {
    setTyped(next);
    setLeft(false);
    const taken = wholeNumber(next, limits);
    // Typing takes effect immediately, not only when the field is left: a button may wait for it.
    if (taken !== undefined && taken !== value) onChange(taken);
  };
  const leave = () => {
    setLeft(isFaulty);
    if (!isFaulty) setTyped(undefined);
  };
  const step = (next: number) => {
    setTyped(undefined);
    const taken = Math.min(max, Math.max(min, next));
    if (taken !== value) onChange(taken);
  };
  const from = number ?? (typed && /^\d+$/.test(typed) ? Number(typed) : value);
  const validation = { isInvalid, validationErrors: [], validationDetails: {} as ValidityState };
  const error = isInvalid ? t`Enter a whole number from ${min} to ${max}.` : undefined;
  const aria = useNumberField(
    { label, minValue: min, maxValue: max, errorMessage: error, validationBehavior: "aria" },
    {
      ...unjudged,
      realtimeValidation: validation,
      displayValidation: validation,
      inputValue: text,
      numberValue: number ?? NaN,
      defaultNumberValue: value,
      minValue: min,
      maxValue: max,
      canIncrement: from < max || isFaulty,
      canDecrement: from > min || isFaulty,
      setInputValue: type,
      setNumberValue: step,
      commit: (pasted) => (pasted === undefined ? leave() : type(pasted)),
      increment: () => step(from + 1),
      decrement: () => step(from - 1),
      incrementToMax: () => step(max),
      decrementToMin: () => step(min),
    },
    input,
  );
  return (
    <div className={field.field}>
      <label {...aria.labelProps} className={field.label}>
        {label}
      </label>
      {/* The field inside has the label; a group around it would be unnamed. */}
      <Group
        role="presentation"
        className={styles.group ?? ""}
        data-faulty={isInvalid || undefined}
      >
        <Button {...aria.decrementButtonProps} className={styles.step ?? ""}>
          <Icon of={Minus} />
        </Button>
        <input {...aria.inputProps} ref={input} className={styles.input} />
        <Button {...aria.incrementButtonProps} className={styles.step ?? ""}>
          <Icon of={Plus} />
        </Button>
      </Group>
      {error && (
        <span {...aria.errorMessageProps} className={field.error}>
          {error}
        </span>
      )}
    </div>
  );
}
