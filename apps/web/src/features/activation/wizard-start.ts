import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import type { WizardValues } from "./wizard-form.ts";

export interface WizardStart {
  /** Where the wizard stands; its draft and its link's token are kept under it. */
  readonly path: "/activate" | "/activate/flint";
  readonly token: string;
  readonly username: string;
  /** An address that is known is not asked for. */
  readonly known: Partial<Pick<WizardValues, "email" | "firstName" | "lastName">>;
  readonly requirements: PasswordRequirements;
  readonly source: string;
  readonly subscriptionTime?: string | undefined;
}
