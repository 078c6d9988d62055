import { useLingui } from "@lingui/react/macro";
import { type Weekday, weekdays } from "@regain/contract/entities/email-preferences";
import { Check } from "lucide-react";
import { CheckboxButton, CheckboxField } from "react-aria-components/Checkbox";
import { CheckboxGroup } from "react-aria-components/CheckboxGroup";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { type Control, useController } from "react-hook-form";
import { fieldMessageText } from "../../../lib/forms/field-messages.ts";
import field from "../../../ui/field.module.css";
import type { ChoicesValues } from "../choices-values.ts";
import styles from "../reminders.module.css";
import { useReminderWords } from "../use-words.ts";

export interface DayChipsProps {
  readonly control: Control<ChoicesValues>;
}

/** The days of a week, each a large target that shows its state by a tick, not by color alone. */
export function DayChips({ control }: DayChipsProps) {
  const { t } = useLingui();
  const { names } = useReminderWords();
  const { field: days, fieldState } = useController({ control, name: "days" });
  const message = fieldState.error?.message;
  const choose = (chosen: readonly string[]) =>
    days.onChange(weekdays.filter((day: Weekday) => chosen.includes(day)));
  return (
    <CheckboxGroup
      validationBehavior="aria"
      value={[...days.value]}
      onChange={choose}
      isInvalid={message !== undefined}
      className={field.field ?? ""}
    >
      <Label className={field.label}>{t`On these days`}</Label>
      <div className={styles.days}>
        {weekdays.map((day, place) => (
          <CheckboxField key={day} value={day} className={styles.day ?? ""}>
            <CheckboxButton className={styles.chip ?? ""}>
              {({ isSelected }) => (
                <>
                  <span className={styles.tick}>{isSelected && <Check aria-hidden />}</span>
                  <span>{names[place]}</span>
                </>
              )}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldError className={field.error ?? ""}>
        {message === undefined ? undefined : fieldMessageText(message)}
      </FieldError>
    </CheckboxGroup>
  );
}
