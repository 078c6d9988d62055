import { pageToken, readAccessToken } from "./access-token.ts";

/** The user this page was opened for is still signed in. */
export const isStillHere = (): boolean =>
  pageToken() !== undefined && pageToken() === readAccessToken();
