import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { FormCheckboxes, FormRadios } from "../../../lib/forms/fields.tsx";
import { areaLabels, conditionLabels, periodLabels } from "../labels.ts";
import type { Wizard } from "../use-wizard.ts";

interface StepProps {
  readonly wizard: Wizard;
}

function useChoices() {
  const { i18n } = useLingui();
  return (labels: Readonly<Record<string, MessageDescriptor>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) }));
}

/** Step 3. */
export function ConditionsStep({ wizard: { form } }: StepProps) {
  const { t } = useLingui();
  const choices = useChoices()(conditionLabels);
  return (
    <FormCheckboxes
      control={form.control}
      name="conditions"
      label={t`What do you live with?`}
      description={t`Choose all that fit. You can also choose nothing.`}
      choices={choices}
    />
  );
}

/** Step 4. */
export function SinceStep({ wizard: { form } }: StepProps) {
  const { t } = useLingui();
  const choices = useChoices()(periodLabels);
  return (
    <FormRadios
      control={form.control}
      name="conditionsPeriod"
      label={t`When were you first diagnosed?`}
      choices={choices}
    />
  );
}

/** Step 5. */
export function AreasStep({ wizard: { form } }: StepProps) {
  const { t } = useLingui();
  const choices = useChoices()(areaLabels);
  return (
    <FormCheckboxes
      control={form.control}
      name="areas"
      label={t`What do you want to improve?`}
      description={t`Choose all that fit. You can also choose nothing.`}
      choices={choices}
    />
  );
}
