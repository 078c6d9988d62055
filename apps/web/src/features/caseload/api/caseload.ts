import { attentionList } from "@regain/contract/calls/caseload/attention";
import { readCaseloadPatient } from "@regain/contract/calls/caseload/caseload-patient";
import { dismissAttention } from "@regain/contract/calls/caseload/dismiss-attention";
import { patientDashboard } from "@regain/contract/calls/caseload/patient-dashboard";
import { patientExpansion } from "@regain/contract/calls/caseload/patient-expansion";
import { restoreAttention } from "@regain/contract/calls/caseload/recall-attention";
import type { Attention } from "@regain/contract/entities/caseload";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../../lib/api.ts";
import type { ListSearch } from "../list-search.ts";

/** Prefix of all queries that a change to the caseload invalidates. */
export const caseloadKey = ["caseload"] as const;

/** A page of the list; the previous page stays until it has loaded. */
export function patientsQuery({ search, sort, direction, page, pageSize, status }: ListSearch) {
  const query = { search, sort, direction, page, pageSize, status };
  return queryOptions({
    queryKey: [...caseloadKey, "list", query],
    queryFn: ({ signal }) => call(patientDashboard, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export const attentionQuery = queryOptions({
  queryKey: [...caseloadKey, "attention"],
  queryFn: ({ signal }) => call(attentionList, {}, { signal }),
});

/** Cached per patient until it is refetched. */
export const expansionQuery = (patientId: string) =>
  queryOptions({
    queryKey: [...caseloadKey, "expansion", patientId],
    queryFn: ({ signal }) => call(patientExpansion, { query: { patientId } }, { signal }),
    staleTime: 5 * 60_000,
  });

/** A patient in the clinician's caseload: their clinicians and a page of events. */
export const caseloadPatientQuery = (patientId: string, page = 1) =>
  queryOptions({
    queryKey: [...caseloadKey, "patient", patientId, page],
    queryFn: ({ signal }) => {
      const query = page > 1 ? { page: String(page) } : {};
      return call(readCaseloadPatient, { params: { id: patientId }, query }, { signal });
    },
    staleTime: 0,
  });

type Matter = Pick<Attention, "patientId" | "kind" | "matter">;

function useAttentionChange(change: (matter: Matter) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    // Refetched on coming back: the current row stays, so that it can be undone.
    onSuccess: () => queries.invalidateQueries({ ...attentionQuery, refetchType: "none" }),
  });
}

export const useDismissAttention = () =>
  useAttentionChange(({ patientId: id, kind, matter }) =>
    call(dismissAttention, { params: { id }, body: { kind, matter } }),
  );

export const useRestoreAttention = () =>
  useAttentionChange(({ patientId: id, kind }) => call(restoreAttention, { params: { id, kind } }));

/** Removes a reason dismissed since from the loaded list. */
export function useLeaveOut({ patientId, kind }: Pick<Matter, "patientId" | "kind">) {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.setQueryData(
        attentionQuery.queryKey,
        (read) =>
          read && {
            items: read.items.filter((one) => one.patientId !== patientId || one.kind !== kind),
          },
      ),
    [queries, patientId, kind],
  );
}
