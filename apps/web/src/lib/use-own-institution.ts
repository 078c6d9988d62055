import { useSignedIn } from "./current-user.ts";

/** The institution whose admin is signed in: the guards let nobody else see these pages. */
export function useOwnInstitution(): string {
  const { institutionInfo } = useSignedIn();
  if (!institutionInfo) throw new Error("This screen is shown to an institution's admin only.");
  return institutionInfo.institutionId;
}
