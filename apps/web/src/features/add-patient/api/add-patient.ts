import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { homeAccess } from "@regain/contract/calls/add-patient/home-access";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { generateSchedule } from "@regain/contract/calls/schedule/generate-schedule";
import { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import { CallError } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

export interface Claim {
  readonly clinicianId: string;
  /** User name or mail address. */
  readonly username: string;
  readonly password: string;
}

/** Takes a patient into the caseload; answers the id. */
export async function claim({ clinicianId: id, username, password }: Claim): Promise<string> {
  const body = { patientUsername: username, patientPassword: password };
  return (await call(claimPatient, { params: { id }, body })).patientId;
}

/**
 * Ends a session that is dead already, as any call of a clinician does: this one asks the least. To ask who is signed in
 * would not end it.
 */
const proveSession = () => call(dischargeReasonList, {});

type NewPatient = CallInput<typeof createClinicPatient>["body"];

/**
 * Makes a patient, takes them into the caseload and gives them a first homework. Any part of it may be sent again: its
 * answer may have got lost.
 */
export async function makePatient(clinicianId: string, body: NewPatient): Promise<string> {
  // Making is nobody's call, sent without the clinician's token: a patient made by a dead session could not be claimed.
  await proveSession();
  const { data } = await call(createClinicPatient, { body }, { token: undefined });
  const { username, password } = body;
  try {
    await claim({ clinicianId, username, password });
  } catch (error) {
    if (!(error instanceof CallError && error.code === "already-in-caseload")) throw error;
  }
  // Where it fails now, it is made when the patient comes: no reason to say that adding has failed.
  await call(generateSchedule, { params: { id: data.id } }).catch(() => undefined);
  return data.id;
}

export const homeAccessQuery = (patientId: string) =>
  queryOptions({
    queryKey: ["home-access", patientId],
    queryFn: ({ signal }) => call(homeAccess, { params: { id: patientId } }, { signal }),
  });

export function useInvite(patientId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: CallInput<typeof inviteToHomework>["body"]) =>
      call(inviteToHomework, { params: { id: patientId }, body }),
    onSuccess: () => queryClient.invalidateQueries(homeAccessQuery(patientId)),
  });
}
