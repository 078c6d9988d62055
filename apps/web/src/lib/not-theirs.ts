import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { errorText } from "./error-text.ts";

/** What is somebody else's is not found: a patient who was handed over, while a clinician's page about them stands open. */
export const isNotTheirs = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;

/** Why a clinician could not read or save something about a patient. */
export function usePatientProblem(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) =>
    isNotTheirs(error) ? t`This patient is not among your patients anymore.` : errorText(error);
}
