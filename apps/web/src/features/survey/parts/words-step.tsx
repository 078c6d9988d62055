import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { Difficulty } from "@regain/contract/entities/survey";
import * as longest from "@regain/contract/field-lengths";
import type { Control } from "react-hook-form";
import { FormCheckbox, FormTextArea } from "../../../lib/forms/fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormButtons } from "../../../ui/form.tsx";
import type { TasksValues } from "../tasks-form.ts";

const questions: Readonly<Record<Difficulty, MessageDescriptor>> = {
  easy: msg`What is too easy?`,
  perfect: msg`What do you like?`,
  hard: msg`What is too hard?`,
};

export interface WordsStepProps {
  readonly control: Control<TasksValues>;
  readonly difficulty: Difficulty;
  /** Their first name, if known. */
  readonly name: string | null;
  readonly isBusy: boolean;
  readonly onBack: () => void;
}

/** Step 2. */
export function WordsStep({ control, difficulty, name, isBusy, onBack }: WordsStepProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <FormTextArea
        control={control}
        name="words"
        label={i18n._(questions[difficulty])}
        description={t`You can leave this empty.`}
        maxLength={longest.surveyText}
      />
      {difficulty === "perfect" && (
        <FormCheckbox control={control} name="consent">
          {name
            ? t`You may share my words in public, with my first name: ${name}.`
            : t`You may share my words in public, with my first name.`}
        </FormCheckbox>
      )}
      <FormButtons>
        <Button onPress={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          <Trans>Submit</Trans>
        </Button>
      </FormButtons>
    </>
  );
}
