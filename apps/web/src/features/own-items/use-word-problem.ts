import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../lib/error-text.ts";
import { isNotFound, usePatientProblem } from "../../lib/patient-problem.ts";
import { ownItemsQuery } from "./api/own-items.ts";

/** Why an item could not be added, changed or removed. Before it is told, the list was read anew. */
export function useWordProblem(patientId: string): (error: unknown) => string {
  const { t } = useLingui();
  const queries = useQueryClient();
  const patientProblem = usePatientProblem();
  return (error) => {
    if (!isNotFound(error)) return errorText(error);
    const list = queries.getQueryState(ownItemsQuery(patientId).queryKey);
    return isNotFound(list?.error) ? patientProblem(error) : t`It was removed in the meantime.`;
  };
}
