import { tabStore } from "../../lib/storage.ts";

const key = "signUp:partner";

/** The institution whose logo stands on the pages of the sign-up: the link's, else the last one of this tab. */
export function partnerOf(institutionId: string | undefined): string | undefined {
  if (institutionId) tabStore.write(key, institutionId);
  return institutionId ?? tabStore.read(key);
}

export const forgetPartner = (): void => tabStore.remove(key);
