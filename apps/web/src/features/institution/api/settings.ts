import { changeInstitution } from "@regain/contract/calls/license/change-institution";
import { loadInstitution } from "@regain/contract/calls/license/load-institution";
import { removeInstitutionLogo } from "@regain/contract/calls/license/remove-institution-logo";
import { setInstitutionLogo } from "@regain/contract/calls/license/set-institution-logo";
import { CallError, refusalOf } from "@regain/contract/client";
import type { CallInput } from "@regain/contract/endpoint";
import type { InstitutionSettings } from "@regain/contract/entities/institution-settings";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { useSignedIn } from "../../../lib/current-user.ts";

export type InstitutionChange = Omit<CallInput<typeof changeInstitution>["body"], "version">;

/** The institution whose admin is signed in. */
export function useInstitutionId(): string {
  const { institutionInfo } = useSignedIn();
  if (!institutionInfo) throw new Error("This screen is shown to an institution's admin only.");
  return institutionInfo.institutionId;
}

export const institutionQuery = (id: string) =>
  queryOptions({
    queryKey: ["institution", id],
    queryFn: ({ signal }) => call(loadInstitution, { params: { id } }, { signal }),
    // Input is validated against what was loaded, which must not change underneath.
    refetchOnWindowFocus: false,
  });

function useKeep(id: string) {
  const queries = useQueryClient();
  return (settings: InstitutionSettings) =>
    queries.setQueryData(institutionQuery(id).queryKey, settings);
}

/** The current settings, if somebody else has saved since. */
export function savedByOther(error: unknown): InstitutionSettings | undefined {
  if (!(error instanceof CallError) || error.code !== "stale-version") return undefined;
  return refusalOf<typeof changeInstitution>(error)?.current;
}

interface Save {
  /** The settings the change was made from. */
  readonly base: InstitutionSettings;
  readonly change: InstitutionChange;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Saves a part of the settings. If somebody has saved another part in the meantime, both changes apply.
 * @param part the settings that the change is about
 */
export function useSaveSettings(part: readonly (keyof InstitutionSettings)[]) {
  const id = useInstitutionId();
  const keep = useKeep(id);
  return useMutation({
    mutationFn: async ({ base, change }: Save) => {
      const send = (version: number) =>
        call(changeInstitution, { params: { id }, body: { ...change, version } });
      try {
        return await send(base.version);
      } catch (error) {
        const current = savedByOther(error);
        if (!current || !part.every((name) => isSame(current[name], base[name]))) throw error;
        return send(current.version);
      }
    },
    onSuccess: keep,
  });
}

/** Replaces the logo; undefined removes it. */
export function useChangeLogo() {
  const id = useInstitutionId();
  const keep = useKeep(id);
  return useMutation({
    mutationFn: (logo: File | undefined) =>
      logo
        ? call(setInstitutionLogo, { params: { id }, form: { fields: {}, files: { logo } } })
        : call(removeInstitutionLogo, { params: { id } }),
    onSuccess: keep,
  });
}
