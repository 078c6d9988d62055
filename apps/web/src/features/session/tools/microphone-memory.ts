import { deviceStore } from "../../../lib/storage.ts";

const key = "microphone-works";
/** Heard on this page: the browser does not prompt twice per page. */
let isHeardHere = false;

/** Whether this device's microphone has worked before: then nobody is asked to test it. */
export const hasMicrophoneWorked = (): boolean => deviceStore.read(key) === "yes";

export function noteMicrophoneWorks(): void {
  isHeardHere = true;
  deviceStore.write(key, "yes");
}

/**
 * Whether the browser would refuse the microphone or prompt for it again, as one that forgets permissions
 * does. False if it cannot be queried.
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
