import { useLingui } from "@lingui/react/macro";
import { CallError } from "@regain/contract/client";
import { errorText } from "../../lib/error-text.ts";

/** What is somebody else's is not found: a patient who was handed over, while their note stands open. */
export const isNotTheirs = (error: unknown): boolean =>
  error instanceof CallError && error.status === 404;

/** Why a note could not be saved or signed. */
export function useNoteProblem(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) =>
    isNotTheirs(error)
      ? t`This patient is not among your patients any more. Copy your text now: nobody else can see it.`
      : errorText(error);
}
