import type { Auth } from "@regain/contract/entities/user";
import { deviceStore, readJson, writeJson } from "./storage.ts";

const key = "signedInPatient";

let tell = () => {};
let named: string | undefined;

/** Calls back whenever the server has said who is signed in. There is only one subscriber. */
export const onUserNamed = (then: () => void): void => void (tell = then);

/** The user the server named as signed in, to this page; also a clinician, about whom nothing is stored. */
export const namedUser = (): string | undefined => named;

/** Notes who is signed in, and stores a patient: practice must open without a network. */
export function savePatient(auth: Auth): void {
  named = auth.user.userId;
  if (auth.user.type === "patient") writeJson(deviceStore, key, auth);
  else deviceStore.remove(key);
  tell();
}

export function clearPatient(): void {
  named = undefined;
  deviceStore.remove(key);
}

/** The patient who was signed in when the server was last reached. */
export const keptPatient = (): Auth | undefined => readJson(deviceStore, key) as Auth | undefined;
