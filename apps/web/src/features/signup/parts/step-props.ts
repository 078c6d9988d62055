import type { StepForm } from "../use-step-form.ts";
import type { SignUp } from "../use-sign-up.ts";

/** What the fields of a step are given. */
export interface StepProps {
  readonly signUp: SignUp;
  readonly stepForm: StepForm;
}
