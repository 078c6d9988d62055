import { useLingui } from "@lingui/react/macro";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { FormCheckboxes, FormRadios } from "../../../lib/forms/fields.tsx";
import {
  areaLabels,
  conditionLabels,
  periodLabels,
  questions,
  type Reader,
  sinceWhen,
} from "../labels.ts";

/**
 * What both wizards ask about a diagnosis, worded for the reader: patients, who need not answer, and clinicians, who
 * must. A route whose page shows these fields needs the `diagnosis` texts.
 */
interface DiagnosisFieldProps<Values extends FieldValues> {
  readonly control: Control<Values>;
  readonly reader: Reader;
}

const several = {
  conditions: conditionLabels,
  areas: areaLabels,
} as const;

interface SeveralProps<Values extends FieldValues> extends DiagnosisFieldProps<Values> {
  readonly of: keyof typeof several;
}

function Several<Values extends FieldValues>({ of, control, reader }: SeveralProps<Values>) {
  const { i18n } = useLingui();
  const { label, description } = questions[of][reader];
  return (
    <FormCheckboxes
      control={control}
      name={of as FieldPath<Values>}
      label={i18n._(label)}
      description={i18n._(description)}
      choices={Object.entries(several[of]).map(([value, words]) => ({
        value,
        label: i18n._(words[reader]),
      }))}
      isRequired={reader === "clinician"}
    />
  );
}

/** `conditions`. */
export const ConditionsField = <Values extends FieldValues>(props: DiagnosisFieldProps<Values>) => (
  <Several of="conditions" {...props} />
);

/** `areas`: what should improve. */
export const AreasField = <Values extends FieldValues>(props: DiagnosisFieldProps<Values>) => (
  <Several of="areas" {...props} />
);

/** `conditionsPeriod`: since when. Optional. */
export function PeriodField<Values extends FieldValues>({
  control,
  reader,
}: DiagnosisFieldProps<Values>) {
  const { i18n } = useLingui();
  return (
    <FormRadios
      control={control}
      name={"conditionsPeriod" as FieldPath<Values>}
      label={i18n._(sinceWhen[reader])}
      choices={Object.entries(periodLabels).map(([value, words]) => ({
        value,
        label: i18n._(words[reader]),
      }))}
    />
  );
}
