import type { Area, Condition, ConditionPeriod } from "@regain/contract/entities/enumerations";
import { age, email, filled, password, personName } from "@regain/contract/field-rules";
import * as z from "zod/mini";

/** The answers of the five steps, as typed. */
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

/** What each step must contain before the next one shows. */
export const wizardSteps = [
  { name: "welcome", schema: z.object({ email, password }) },
  {
    name: "person",
    schema: z.object({ locale: filled(12), firstName: personName, lastName: personName, age }),
  },
  { name: "conditions", schema: anything },
  { name: "since", schema: anything },
  { name: "areas", schema: anything },
] as const;
export type WizardStep = (typeof wizardSteps)[number]["name"];
