import { clientIp } from "@regain/contract/calls/signup/client-ip";
import { eula } from "@regain/contract/calls/signup/eula";
import { locales } from "@regain/contract/calls/signup/locales";
import { partner } from "@regain/contract/calls/signup/partner";
import { validateEmail } from "@regain/contract/calls/signup/validate-email";
import { institutionPasswordRequirements } from "@regain/contract/calls/identity/institution-password-requirements";
import { fieldComplaints } from "@regain/contract/field-rules";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";

const long = { staleTime: Number.POSITIVE_INFINITY } as const;

export const localesQuery = queryOptions({
  queryKey: ["locales"],
  queryFn: ({ signal }) => call(locales, { query: { os: "3" } }, { signal }),
  ...long,
});

export const eulaQuery = queryOptions({
  queryKey: ["eula"],
  queryFn: async ({ signal }) => {
    const answer = await call(eula, {}, { signal });
    return "url" in answer ? answer : null;
  },
  ...long,
});

/** Whose people sign up here. */
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

/** Asked once for each address: its answer is remembered while the form is filled in. */
export const emailQuery = (email: string) =>
  queryOptions({
    queryKey: ["sign-up-email", email.trim().toLowerCase()],
    queryFn: () => call(validateEmail, { query: { email: email.trim() } }),
    staleTime: 5 * 60_000,
    networkMode: "always",
    retry: false,
  });

/** What the server has said of an address; undefined where it is fine, or has not been asked. */
export function emailComplaint(queryClient: QueryClient, email: string): string | undefined {
  const exists = queryClient.getQueryData(emailQuery(email).queryKey)?.exists;
  if (exists === true) return fieldComplaints.emailUsed;
  return exists === "invalid" ? fieldComplaints.emailInvalid : undefined;
}

/** The server sees for itself; a proxy on the way may want to know all the same. */
export async function ownAddress(): Promise<string | undefined> {
  try {
    return (await call(clientIp, {})).ip;
  } catch {
    return undefined;
  }
}
