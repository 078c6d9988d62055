import type { PasswordRequirements } from "@regain/contract/entities/password-requirements";
import type { WizardValues } from "./wizard-form.ts";

export interface WizardStart {
  /** The wizard's path; its draft and its link's token are stored under it. */
  readonly path: "/activate" | "/activate/flint";
  readonly token: string;
  readonly username: string;
  /** A known address is not asked for. */
  readonly known: Partial<Pick<WizardValues, "email" | "firstName" | "lastName">>;
  readonly requirements: PasswordRequirements;
  readonly source: string;
  readonly subscriptionTime?: string | undefined;
}
