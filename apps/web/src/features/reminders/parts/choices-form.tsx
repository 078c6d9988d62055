import { Trans, useLingui } from "@lingui/react/macro";
import {
  type EmailPreferences,
  emailPreferencesForm,
  type ProgressMailing,
  progressMailings,
  reminderHours,
} from "@regain/contract/entities/email-preferences";
import { useController, useForm, useWatch } from "react-hook-form";
import { errorText } from "../../../lib/error-text.ts";
import { flash } from "../../../lib/flash.ts";
import { FormRadios, FormSelect } from "../../../lib/forms/fields.tsx";
import { showServerErrors } from "../../../lib/forms/server-errors.ts";
import { resetToSaved } from "../../../lib/forms/reset-to-saved.ts";
import { resolveBy } from "../../../lib/forms/resolve-by.ts";
import { useFocusFirstError } from "../../../lib/forms/use-focus-first-error.ts";
import { useLeaveGuard } from "../../../lib/forms/use-leave-guard.tsx";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useSaveMailChoices } from "../api/email-preferences.ts";
import { type ChoicesValues, valuesOf, wishesOf } from "../choices-values.ts";
import styles from "../reminders.module.css";
import { useReminderWords } from "../use-words.ts";
import { DayChips } from "./day-chips.tsx";

export interface ChoicesFormProps {
  readonly patientId: string;
  readonly choices: EmailPreferences;
}

const hours = Array.from(
  { length: reminderHours.max - reminderHours.min + 1 },
  (_, index) => reminderHours.min + index,
);

export function ChoicesForm({ patientId, choices }: ChoicesFormProps) {
  const { t } = useLingui();
  const { hourWords, sentence } = useReminderWords();
  const save = useSaveMailChoices(patientId);
  const form = useForm<ChoicesValues>({
    defaultValues: valuesOf(choices),
    resolver: resolveBy(emailPreferencesForm),
    shouldFocusError: false,
  });
  const { control, formState } = form;
  const { isDirty } = formState;
  const leaveQuestion = useLeaveGuard(() => isDirty);
  const place = useFocusFirstError(form);
  const { field: on } = useController({ control, name: "remindersOn" });
  const { days, hour, progressMails } = useWatch({ control }) as ChoicesValues;
  const canCome = choices.hindrance === null;

  const mailings: Readonly<Record<ProgressMailing, string>> = {
    never: t`Never`,
    weekly: t`Every week, on Monday`,
    monthly: t`Every month, on the first day`,
  };

  const submit = form.handleSubmit((values) => {
    save.mutate(wishesOf(values), {
      onSuccess: (after) => {
        resetToSaved(form, values, valuesOf(after));
        flash(t`Saved.`, { type: "success" });
      },
      onError: (error) => {
        if (showServerErrors(form, error)) save.reset();
      },
    });
  });

  return (
    <div ref={place}>
      {leaveQuestion}
      <Form
        onSubmit={() => void submit()}
        isBusy={save.isPending}
        error={save.error ? errorText(save.error) : undefined}
      >
        <section className={styles.part} aria-label={t`Reminders`}>
          <Switch label={t`Remind me to practice`} isSelected={on.value} onChange={on.onChange} />
          {on.value && (
            <>
              <DayChips control={control} />
              <div className={styles.hour}>
                <FormSelect
                  control={control}
                  name="hour"
                  label={t`At this time`}
                  options={hours.map((one) => ({ value: String(one), label: hourWords(one) }))}
                  isRequired
                />
              </div>
            </>
          )}
          {canCome && (
            <div className={styles.said} aria-live="polite">
              {on.value && days.length > 0 && (
                <>
                  <p className={styles.sentence}>{sentence(days, Number(hour))}</p>
                  <p>
                    {choices.hasHomework ? (
                      <Trans>If your practice is done by then, we will not write.</Trans>
                    ) : (
                      <Trans>
                        There are no exercises in your homework now. We will write once there are.
                      </Trans>
                    )}
                  </p>
                </>
              )}
              {!on.value && (
                <p>
                  <Trans>We will not remind you.</Trans>
                </p>
              )}
            </div>
          )}
        </section>
        <section className={styles.part} aria-label={t`Progress`}>
          <FormRadios
            control={control}
            name="progressMails"
            label={t`Tell me how much I practiced`}
            choices={progressMailings.map((value) => ({ value, label: mailings[value] }))}
          />
          {progressMails !== "never" && (
            <p>
              <Trans>
                The email says how many days, minutes and items you did. If you did not practice, no
                email will come.
              </Trans>
            </p>
          )}
        </section>
        <div>
          <Button type="submit" look="primary" isBusy={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </Form>
    </div>
  );
}
