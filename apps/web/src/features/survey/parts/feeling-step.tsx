import { Trans, useLingui } from "@lingui/react/macro";
import type { Control } from "react-hook-form";
import { FormRadios } from "../../../lib/forms/fields.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormButtons } from "../../../ui/form.tsx";
import type { TasksValues } from "../tasks-form.ts";

/** Step 1. */
export function FeelingStep({ control }: { readonly control: Control<TasksValues> }) {
  const { t } = useLingui();
  const choices = [
    { value: "easy", label: t`Too Easy` },
    { value: "perfect", label: t`Just Right` },
    { value: "hard", label: t`Too Hard` },
  ] as const;
  return (
    <>
      <FormRadios
        control={control}
        name="difficulty"
        label={t`Choose one answer`}
        isRequired
        choices={choices}
      />
      <FormButtons>
        <Button type="submit" look="primary">
          <Trans>Next</Trans>
        </Button>
      </FormButtons>
    </>
  );
}
