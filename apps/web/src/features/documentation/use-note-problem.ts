import { useLingui } from "@lingui/react/macro";
import { isNotFound, usePatientProblem } from "../../lib/patient-problem.ts";

/** Why a note could not be saved or signed. */
export function useNoteProblem(): (error: unknown) => string {
  const { t } = useLingui();
  const problemOf = usePatientProblem();
  return (error) =>
    isNotFound(error)
      ? `${problemOf(error)} ${t`Copy your text now: nobody else can see it.`}`
      : problemOf(error);
}
