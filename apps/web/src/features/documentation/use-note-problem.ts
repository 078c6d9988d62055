import { useLingui } from "@lingui/react/macro";
import { isNotTheirs, usePatientProblem } from "../../lib/not-theirs.ts";

/** Why a note could not be saved or signed. */
export function useNoteProblem(): (error: unknown) => string {
  const { t } = useLingui();
  const problemOf = usePatientProblem();
  return (error) =>
    isNotTheirs(error)
      ? `${problemOf(error)} ${t`Copy your text now: nobody else can see it.`}`
      : problemOf(error);
}
