import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { handOverPatient } from "@regain/contract/calls/caseload/hand-over-patient";
import { readmitPatient } from "@regain/contract/calls/caseload/readmit-patient";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnce } from "../../../lib/done-once.ts";
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

/**
 * Changes the list, the figures, who needs attention, and what is shown of the patient by whether they are discharged. Who
 * was refused sees what is true now as well; that it was refused does not wait for it.
 * @param doneCodes what is said of it where an earlier press has done it, whose answer got lost
 */
function useCaseloadChange<Body>(
  patientId: string,
  doneCodes: readonly string[],
  change: (body: Body) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const [send] = useState(() => doneOnce(...doneCodes));
  const readAnew = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === caseloadKey[0] || queryKey.includes(patientId),
    });
  return useMutation({
    networkMode: "always",
    mutationFn: (body: Body) =>
      send<unknown>(
        () => change(body),
        () => undefined,
      ),
    onSuccess: readAnew,
    onError: () => void readAnew(),
  });
}

export const useDischarge = (id: string) =>
  useCaseloadChange(
    id,
    ["patient-discharged"],
    (body: CallInput<typeof dischargePatient>["body"]) =>
      call(dischargePatient, { params: { id }, body }),
  );

export const useReadmit = (id: string) =>
  useCaseloadChange(
    id,
    ["patient-not-discharged"],
    (body: CallInput<typeof readmitPatient>["body"]) =>
      call(readmitPatient, { params: { id }, body }),
  );

export const useHandOver = (id: string) =>
  useCaseloadChange(
    id,
    // Gone from the own list, or with the colleague as well.
    ["not-found", "already-in-caseload"],
    (body: CallInput<typeof handOverPatient>["body"]) =>
      call(handOverPatient, { params: { id }, body }),
  );
