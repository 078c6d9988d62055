import type { Auth } from "@regain/contract/entities/user";
import { redirect } from "@tanstack/react-router";

interface Visit {
  readonly context: { readonly auth: Auth | null };
}

/** For pages that are a patient's own: clinicians see them for each of their patients, and go to their list instead. */
export function redirectClinicians({ context: { auth } }: Visit): void {
  if (auth?.user.type === "clinician") throw redirect({ to: "/dashboard", replace: true });
}
