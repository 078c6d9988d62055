import {
  AreasField,
  ConditionsField,
  PeriodField,
} from "../../diagnosis/screens/diagnosis-fields.tsx";
import type { Wizard } from "../use-wizard.ts";

interface StepProps {
  readonly wizard: Wizard;
}

/** Step 3. */
export const ConditionsStep = ({ wizard: { form } }: StepProps) => (
  <ConditionsField control={form.control} reader="patient" />
);

/** Step 4. */
export const SinceStep = ({ wizard: { form } }: StepProps) => (
  <PeriodField control={form.control} reader="patient" />
);

/** Step 5. */
export const AreasStep = ({ wizard: { form } }: StepProps) => (
  <AreasField control={form.control} reader="patient" />
);
