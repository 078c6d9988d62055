import { clientIp } from "@regain/contract/calls/signup/client-ip";
import { locales } from "@regain/contract/calls/signup/locales";
import { partner } from "@regain/contract/calls/signup/partner";
import { institutionPasswordRequirements } from "@regain/contract/calls/identity/institution-password-requirements";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

const long = { staleTime: Number.POSITIVE_INFINITY } as const;

export const localesQuery = queryOptions({
  queryKey: ["locales"],
  queryFn: ({ signal }) => call(locales, { query: { os: "3" } }, { signal }),
  ...long,
});

/** The institution whose people sign up here. */
export const partnerQuery = (id: string) =>
  queryOptions({
    queryKey: ["partner", id],
    queryFn: ({ signal }) => call(partner, { params: { id } }, { signal }),
    ...long,
  });

export const requirementsQuery = (id: string) =>
  queryOptions({
    queryKey: ["password-requirements", id],
    queryFn: ({ signal }) => call(institutionPasswordRequirements, { params: { id } }, { signal }),
    ...long,
  });

/** The server sees it anyway; a proxy in between may still require it. */
export async function ownAddress(): Promise<string | undefined> {
  try {
    return (await call(clientIp, {})).ip;
  } catch {
    return undefined;
  }
}
