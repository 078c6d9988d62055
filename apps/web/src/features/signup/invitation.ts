import { readJson, tabStore, writeJson } from "../../lib/storage.ts";

/** The invitation from a link. Its token is removed from the address bar and stored with the tab. */
export interface KeptInvitation {
  readonly token: string;
  /** The person the link named: another person's link has another token. */
  readonly email: string | undefined;
  readonly institutionId: string | undefined;
}

const key = "signUp:invitation";

export const keepInvitation = (invitation: KeptInvitation): void =>
  writeJson(tabStore, key, invitation);

export const forgetInvitation = (): void => tabStore.remove(key);

/** The token, if it belongs to the same link. */
export function invitationTokenOf({
  email,
  institutionId,
}: Omit<KeptInvitation, "token">): string | undefined {
  const kept = readJson(tabStore, key) as Partial<KeptInvitation> | null | undefined;
  const isSame = kept?.email === email && kept?.institutionId === institutionId;
  return isSame && typeof kept?.token === "string" ? kept.token : undefined;
}
