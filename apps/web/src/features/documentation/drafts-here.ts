import { deviceStore } from "../../lib/storage.ts";

/** How the keys of all drafts on this device begin. */
export const draftMark = "noteDraft:";

/** Whether anything that a clinician wrote is on this device and perhaps nowhere else. */
export const areDraftsHere = (): boolean =>
  deviceStore.keys().some((key) => key.startsWith(draftMark));
