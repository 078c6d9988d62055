import { tabStore } from "../../lib/storage.ts";

const key = "signUp:partner";

/** The institution whose logo is on the sign-up pages: the link's, otherwise the last one in this tab. */
export function partnerOf(institutionId: string | undefined): string | undefined {
  if (institutionId) tabStore.write(key, institutionId);
  return institutionId ?? tabStore.read(key);
}

export const forgetPartner = (): void => tabStore.remove(key);
