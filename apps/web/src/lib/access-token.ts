import { forgetAnonymousId } from "./forget-consented.ts";
import { forgetOwnFiles } from "./kept-own-files.ts";
import { clearPatient } from "./kept-patient.ts";
import { deviceStore } from "./storage.ts";

/** Key in the device's store. */
const tokenKey = "accessToken";
const endings = new Set<() => void>();
let tellForgotten = () => {};

/** The token of the session this device is signed in with. */
export const readAccessToken = (): string | undefined => deviceStore.read(tokenKey);

let ofPage = readAccessToken();

/** The token of the user this page was opened for: another tab may have signed somebody else in since. */
export const pageToken = (): string | undefined => ofPage;

/** Adopts the stored token when the page asks again whose it is. */
export const adoptStoredToken = (): string | undefined => (ofPage = readAccessToken());

export function saveAccessToken(token: string): void {
  clearPatient();
  forgetOwnFiles();
  // To the visit counter, the previous user is a different person.
  if (readAccessToken() !== undefined) forgetAnonymousId();
  deviceStore.write(tokenKey, token);
  ofPage = token;
}

export function clearAccessToken(): void {
  clearPatient();
  forgetOwnFiles();
  forgetAnonymousId();
  deviceStore.remove(tokenKey);
  ofPage = undefined;
  tellForgotten();
}

/**
 * Calls back whenever nobody is signed in on this device any more, however that happened. There is only one subscriber.
 */
export const onTokenForgotten = (then: () => void): void => void (tellForgotten = then);

/** Forgets the token and tells the app that nobody is signed in any more. */
export function endSession(): void {
  clearAccessToken();
  for (const ended of endings) ended();
}

/** Calls back when the session ends without the user having logged out. Returns a function that unsubscribes. */
export function onSessionEnded(ended: () => void): () => void {
  endings.add(ended);
  return () => endings.delete(ended);
}
