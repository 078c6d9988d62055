import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { errorText } from "./error-text.ts";

/** Other clinicians' patients are not found: for example one who was handed over while a page about them was open. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;

/** Why a clinician could not read or save something about a patient. */
export function usePatientProblem(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) =>
    isNotFound(error) ? t`This patient is no longer one of your patients.` : errorText(error);
}
