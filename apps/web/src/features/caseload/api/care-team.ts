import { colleagues } from "@regain/contract/calls/caseload/colleagues";
import { dischargePatient } from "@regain/contract/calls/caseload/discharge-patient";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { transferPatient } from "@regain/contract/calls/caseload/transfer-patient";
import { readmitPatient } from "@regain/contract/calls/caseload/readmit-patient";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { doneOnceEach } from "../../../lib/done-once-each.ts";
import { flash } from "../../../lib/flash.ts";
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

/** The words for a change that was made. */
type Said<Body> = (body: Body) => string;

/**
 * Affects the list, the figures, who needs attention, and what is shown of the patient, which depends on their
 * discharge. A refusal also refetches the current state, but is reported without waiting for it.
 * @param said told at once: what asked for it may disappear with what is refetched
 * @param doneCodesOf refusals that mean an earlier press for the same succeeded but its answer got lost
 */
function useCaseloadChange<Body>(
  patientId: string,
  said: Said<Body>,
  doneCodesOf: (body: Body) => readonly string[],
  change: (body: Body) => Promise<unknown>,
) {
  const queries = useQueryClient();
  const [sendFor] = useState(doneOnceEach);
  const readAnew = () =>
    queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] === caseloadKey[0] || queryKey.includes(patientId),
    });
  return useMutation({
    mutationFn: (body: Body) =>
      sendFor(JSON.stringify(body), doneCodesOf(body))<unknown>(
        () => change(body),
        () => undefined,
      ),
    onSuccess: (_, body) => {
      flash(said(body), { type: "success" });
      return readAnew();
    },
    onError: () => void readAnew(),
  });
}

type DischargeBody = CallInput<typeof dischargePatient>["body"];
type ReadmitBody = CallInput<typeof readmitPatient>["body"];
type TransferBody = CallInput<typeof transferPatient>["body"];

export const useDischarge = (id: string, said: Said<DischargeBody>) =>
  useCaseloadChange(
    id,
    said,
    () => ["patient-discharged"],
    (body: DischargeBody) => call(dischargePatient, { params: { id }, body }),
  );

export const useReadmit = (id: string, said: Said<ReadmitBody>) =>
  useCaseloadChange(
    id,
    said,
    () => ["patient-not-discharged"],
    (body: ReadmitBody) => call(readmitPatient, { params: { id }, body }),
  );

export const useHandOver = (id: string, said: Said<TransferBody>) =>
  useCaseloadChange(
    id,
    said,
    // On the colleague's list as well, or gone from the clinician's own.
    ({ keepMe }) => (keepMe ? ["already-in-caseload"] : ["not-found"]),
    (body: TransferBody) => call(transferPatient, { params: { id }, body }),
  );
