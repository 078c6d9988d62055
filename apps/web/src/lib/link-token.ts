import { tabStore } from "./storage.ts";

const keyOf = (path: string): string => `linkToken:${path}`;

/**
 * The token a mail's link brought to this page. It authorises the calls of that page only, and stays with the
 * tab so that a reload works after it was taken out of the address bar.
 */
export const readLinkToken = (path: string): string | undefined => tabStore.read(keyOf(path));
export const keepLinkToken = (path: string, token: string): void =>
  tabStore.write(keyOf(path), token);
export const forgetLinkToken = (path: string): void => tabStore.remove(keyOf(path));
