import { loadUser } from "@regain/contract/calls/identity/load-user";
import { CallError } from "@regain/contract/client";
import type { Auth } from "@regain/contract/entities/user";
import { queryOptions } from "@tanstack/react-query";
import { rootRouteId, useRouteContext } from "@tanstack/react-router";
import { clearAccessToken, readAccessToken, adoptStoredToken } from "./access-token.ts";
import { call } from "./api.ts";
import { savePatient, keptPatient } from "./kept-patient.ts";
import { isTransient } from "./query-client.ts";

async function loadCurrentUser(): Promise<Auth | null> {
  const token = adoptStoredToken();
  if (!token) return null;
  try {
    const auth = await call(loadUser, {});
    // Another tab may have signed somebody else in since.
    if (readAccessToken() === token) savePatient(auth);
    return auth;
  } catch (error) {
    const kept = isTransient(error) ? keptPatient() : undefined;
    if (kept) return kept;
    if (!(error instanceof CallError && error.authError)) throw error;
    if (readAccessToken() === token) clearAccessToken();
    return null;
  }
}

/**
 * Who is signed in on this device, or null; if the server cannot be reached, the patient who last was. The guards load
 * it before any screen shows.
 */
export const currentUserQuery = queryOptions({
  queryKey: ["current-user"],
  queryFn: loadCurrentUser,
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Who is signed in. It changes only on navigation, never under a screen that is being shown. */
export const useCurrentUser = (): Auth | null =>
  useRouteContext({ from: rootRouteId, select: ({ auth }) => auth });

/** The signed-in person, on screens whose access level excludes everybody else. */
export function useSignedIn(): Auth {
  const auth = useCurrentUser();
  if (!auth) throw new Error("This screen is shown to a signed-in user only.");
  return auth;
}
