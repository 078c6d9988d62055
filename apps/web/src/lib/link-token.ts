import { tabStore } from "./storage.ts";

const keyOf = (path: string): string => `linkToken:${path}`;

/**
 * The token that an email link brought to this page. It authorizes only that page's calls, and is stored with the tab
 * so that a reload works after it was removed from the address bar.
 */
export const readLinkToken = (path: string): string | undefined => tabStore.read(keyOf(path));
export const saveLinkToken = (path: string, token: string): void =>
  tabStore.write(keyOf(path), token);
export const clearLinkToken = (path: string): void => tabStore.remove(keyOf(path));
