import type { Area, Condition, ConditionPeriod } from "@regain/contract/entities/enumerations";
import { age, email, filled, password } from "@regain/contract/field-rules";
import type { FieldError } from "react-hook-form";
import * as z from "zod/mini";
import { errorsBy } from "../../lib/forms/resolve-by.ts";

/** What the five steps ask for, as it is typed. */
export interface WizardValues {
  readonly email: string;
  readonly password: string;
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly age: string;
  readonly conditions: readonly Condition[];
  readonly conditionsPeriod: ConditionPeriod | "";
  readonly areas: readonly Area[];
}

export const emptyWizard: WizardValues = {
  email: "",
  password: "",
  locale: "en",
  firstName: "",
  lastName: "",
  age: "",
  conditions: [],
  conditionsPeriod: "",
  areas: [],
};

const anything = z.object({});

/** What each step must hold before the next one shows. */
export const wizardSteps = [
  { name: "welcome", schema: z.object({ email, password }) },
  {
    name: "person",
    schema: z.object({ locale: filled(12), firstName: filled(60), lastName: filled(60), age }),
  },
  { name: "conditions", schema: anything },
  { name: "since", schema: anything },
  { name: "areas", schema: anything },
] as const;
export type WizardStep = (typeof wizardSteps)[number]["name"];

export interface LackingStep {
  /** From 0. */
  readonly step: number;
  /** What it lacks, by field. */
  readonly errors: Readonly<Record<string, FieldError>>;
}

/** The first step that does not hold what it must; undefined where all do. */
export function lackingStep(values: WizardValues): LackingStep | undefined {
  const judged = wizardSteps.map(({ schema }, step) => ({
    step,
    errors: errorsBy(schema, values),
  }));
  return judged.find(({ errors }) => Object.keys(errors).length > 0);
}
