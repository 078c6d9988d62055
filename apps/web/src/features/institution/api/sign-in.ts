import { changeSignInSettings } from "@regain/contract/calls/license/change-sign-in-settings";
import { loadSignInSettings } from "@regain/contract/calls/license/sign-in-settings";
import { testSignInSettings } from "@regain/contract/calls/license/test-sign-in-settings";
import { CallError, refusalOf } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import type { SignInForm, SignInSettings } from "@regain/contract/entities/sign-in-settings";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useInstitutionId } from "./settings.ts";

export const signInQuery = (id: string) =>
  queryOptions({
    queryKey: ["institution", id, "sign-in"],
    queryFn: ({ signal }) => call(loadSignInSettings, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });

/** The current settings, if somebody else has saved since. */
export function signInByOther(error: unknown): SignInSettings | undefined {
  if (!(error instanceof CallError) || error.code !== "stale-version") return undefined;
  return refusalOf<typeof changeSignInSettings>(error)?.current;
}

export function useSaveSignIn() {
  const id = useInstitutionId();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof changeSignInSettings>["body"]) =>
      call(changeSignInSettings, { params: { id }, body }),
    onSuccess: (settings) => queries.setQueryData(signInQuery(id).queryKey, settings),
  });
}

export function useTestSignIn() {
  const id = useInstitutionId();
  return useMutation({
    mutationFn: (body: SignInForm) => call(testSignInSettings, { params: { id }, body }),
  });
}
