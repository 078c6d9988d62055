import { requestAppointment } from "@regain/contract/calls/consult/request-appointment";
import { checkAvailability } from "@regain/contract/calls/consult/check-availability";
import { readConsult } from "@regain/contract/calls/consult/read-consult";
import type { CallInput, CallResult } from "@regain/contract/endpoint";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

/** A link identifies its recipient; without one, the session identifies the user, if there is one. */
const sentWith = (token: string | undefined) => (token ? { token } : {});

export const consultQuery = (token: string | undefined, userId: string | undefined) =>
  queryOptions({
    queryKey: ["consult", token ?? userId],
    queryFn: ({ signal }) => call(readConsult, {}, { signal, ...sentWith(token) }),
    enabled: (token ?? userId) !== undefined,
    staleTime: 0,
  });

export type Availability = CallResult<typeof checkAvailability>["body"];
export type Appointment = CallInput<typeof requestAppointment>["body"];

export const useCheckAvailability = (token: string | undefined) =>
  useMutation({
    mutationFn: (state: string) => call(checkAvailability, { query: { state } }, sentWith(token)),
  });

export const useRequestAppointment = (token: string | undefined) =>
  useMutation({
    mutationFn: (body: Appointment) => call(requestAppointment, { body }, sentWith(token)),
  });
