import { claimPatient } from "@regain/contract/calls/add-patient/claim-patient";
import { homeAccess } from "@regain/contract/calls/add-patient/home-access";
import { inviteToHomework } from "@regain/contract/calls/add-patient/invite-to-homework";
import { dischargeReasonList } from "@regain/contract/calls/caseload/discharge-reasons";
import { generateSchedule } from "@regain/contract/calls/schedule/generate-schedule";
import { createClinicPatient } from "@regain/contract/calls/signup/create-clinic-patient";
import type { CallInput } from "@regain/contract/endpoint";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { isRefusedWith } from "../../../lib/refused-with.ts";
import { call } from "../../../lib/api.ts";

export interface Claim {
  readonly clinicianId: string;
  /** Username or email address. */
  readonly username: string;
  readonly password: string;
}

/** Adds a patient to the caseload; returns their id. */
async function claim({ clinicianId: id, username, password }: Claim): Promise<string> {
  const body = { patientUsername: username, patientPassword: password };
  return (await call(claimPatient, { params: { id }, body })).patientId;
}

/** If it fails, the homework is created when the patient arrives: no reason to report that adding failed. */
const giveHomework = (id: string) =>
  call(generateSchedule, { params: { id } }).catch(() => undefined);

/** Adds a patient who has an account to the caseload, and gives them a first homework if they have none. */
export async function admitPatient(wish: Claim): Promise<string> {
  const patientId = await claim(wish);
  await giveHomework(patientId);
  return patientId;
}

/**
 * Ends a session that is already dead, as any clinician call does: this is the cheapest one. Asking who is signed in
 * would not end it.
 */
const proveSession = () => call(dischargeReasonList, {});

type NewPatient = CallInput<typeof createClinicPatient>["body"];

/**
 * Creates a patient, adds them to the caseload and gives them a first homework. Every part may be sent again, in case
 * its answer was lost.
 */
export async function makePatient(clinicianId: string, body: NewPatient): Promise<string> {
  // Creation is sent without the clinician's token: a patient created under a dead session could not be claimed.
  await proveSession();
  const { data } = await call(createClinicPatient, { body }, { token: undefined });
  const { username, password } = body;
  try {
    await claim({ clinicianId, username, password });
  } catch (error) {
    if (!isRefusedWith(error, "already-in-caseload")) throw error;
  }
  await giveHomework(data.id);
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
    mutationFn: (body: CallInput<typeof inviteToHomework>["body"]) =>
      call(inviteToHomework, { params: { id: patientId }, body }),
    onSuccess: () => queryClient.invalidateQueries(homeAccessQuery(patientId)),
  });
}
