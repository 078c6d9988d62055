import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { handOverPatient } from "@regain/contract/calls/caseload/hand-over-patient";
import { readmitPatient } from "@regain/contract/calls/caseload/readmit-patient";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { caseloadKey } from "./caseload.ts";

export const reasonsQuery = queryOptions({
  queryKey: ["discharge-reasons"],
  queryFn: ({ signal }) => call(dischargeReasonList, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const colleaguesQuery = queryOptions({
  queryKey: ["colleagues"],
  queryFn: ({ signal }) => call(colleagues, {}, { signal }),
});

/** Changes the list, the figures, who needs attention, and what is shown of the patient by whether they are discharged. */
function useCaseloadChange<Body>(patientId: string, change: (body: Body) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: change,
    onSuccess: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === caseloadKey[0] || queryKey.includes(patientId),
      }),
  });
}

export const useDischarge = (id: string) =>
  useCaseloadChange(id, (body: CallInput<typeof dischargePatient>["body"]) =>
    call(dischargePatient, { params: { id }, body }),
  );

export const useReadmit = (id: string) =>
  useCaseloadChange(id, (body: CallInput<typeof readmitPatient>["body"]) =>
    call(readmitPatient, { params: { id }, body }),
  );

export const useHandOver = (id: string) =>
  useCaseloadChange(id, (body: CallInput<typeof handOverPatient>["body"]) =>
    call(handOverPatient, { params: { id }, body }),
  );
