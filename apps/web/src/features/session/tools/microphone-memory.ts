import { deviceStore } from "../../../lib/storage.ts";

const key = "microphone-works";

/** Whether this device's microphone has been heard before: then nobody is asked to test it. */
export const hasMicrophoneWorked = (): boolean => deviceStore.read(key) === "yes";

export const noteMicrophoneWorks = (): void => deviceStore.write(key, "yes");
