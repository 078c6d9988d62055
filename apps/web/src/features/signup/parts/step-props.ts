import type { StepForm } from "../use-step-form.ts";
import type { SignUp } from "../use-sign-up.ts";

/** Props of a step's fields. */
export interface StepProps {
  readonly signUp: SignUp;
  readonly stepForm: StepForm;
}
