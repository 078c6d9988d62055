import { forgetAnonymousId } from "./forget-consented.ts";
import { forgetOwnFiles } from "./kept-own-files.ts";
import { forgetPatient } from "./kept-patient.ts";
import { deviceStore } from "./storage.ts";

/** In the device's store. */
const tokenKey = "accessToken";
const endings = new Set<() => void>();
let tellForgotten = () => {};

/** The token of the session this device is signed in with. */
export const readAccessToken = (): string | undefined => deviceStore.read(tokenKey);

let ofPage = readAccessToken();

/** The token of whoever this page was opened for: another tab may have signed somebody else in meanwhile. */
export const pageToken = (): string | undefined => ofPage;

/** It is asked anew whose page this is. */
export const takeUpToken = (): string | undefined => (ofPage = readAccessToken());

export function keepAccessToken(token: string): void {
  forgetPatient();
  forgetOwnFiles();
  // Who was here before is another person to what is counted.
  if (readAccessToken() !== undefined) forgetAnonymousId();
  deviceStore.write(tokenKey, token);
  ofPage = token;
}

export function forgetAccessToken(): void {
  forgetPatient();
  forgetOwnFiles();
  forgetAnonymousId();
  deviceStore.remove(tokenKey);
  ofPage = undefined;
  tellForgotten();
}

/** Calls back whenever nobody is signed in on this device any more, by whatever way. There is one who asks to be. */
export const onTokenForgotten = (then: () => void): void => void (tellForgotten = then);

/** Forgets the token and tells the app that nobody is signed in any more. */
export function endSession(): void {
  forgetAccessToken();
  for (const ended of endings) ended();
}

/** Calls back when the session ends without a page change having asked for it. Returns the way to stop. */
export function onSessionEnded(ended: () => void): () => void {
  endings.add(ended);
  return () => endings.delete(ended);
}
