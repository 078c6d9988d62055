import { deviceStore } from "../../../lib/storage.ts";

const key = "microphone-works";
/** On this page, which the browser does not ask twice. */
let isHeardHere = false;

/** Whether this device's microphone has been heard before: then nobody is asked to test it. */
export const hasMicrophoneWorked = (): boolean => deviceStore.read(key) === "yes";

export function noteMicrophoneWorks(): void {
  isHeardHere = true;
  deviceStore.write(key, "yes");
}

/**
 * Whether the browser would ask for the microphone once more, as one does that forgets what it was allowed, or refuse it.
 * What cannot be asked says no.
 */
export async function wouldAskAgain(): Promise<boolean> {
  if (isHeardHere) return false;
  try {
    const { state } = await navigator.permissions.query({ name: "microphone" });
    return state !== "granted";
  } catch {
    return false;
  }
}
