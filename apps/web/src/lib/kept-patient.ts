import type { Auth } from "@regain/contract/entities/user";
import { deviceStore, readJson, writeJson } from "./storage.ts";

const key = "signedInPatient";

let tell = () => {};

/** Calls back whenever a patient turns out to be signed in. There is one who asks to be. */
export const onPatientKept = (kept: () => void): void => void (tell = kept);

/** Keeps who is signed in, where it is a patient: practice must open without a network. */
export function keepPatient(auth: Auth): void {
  if (auth.user.type !== "patient") return forgetPatient();
  writeJson(deviceStore, key, auth);
  tell();
}

export const forgetPatient = (): void => deviceStore.remove(key);

/** The patient who was signed in when the server was last reached. */
export const keptPatient = (): Auth | undefined => readJson(deviceStore, key) as Auth | undefined;
