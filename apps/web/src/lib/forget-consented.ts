import { deviceStore } from "./storage.ts";

/**
 * Storage keys of what a person allowed to be stored. Separate from the code that writes it, which is loaded only then.
 */
export const anonymousIdKey = "anonymousId";
export const leadSourceKey = "leadSource";

/** The next user of this device is a different person. */
export const forgetAnonymousId = (): void => deviceStore.remove(anonymousIdKey);
export const forgetLeadSource = (): void => deviceStore.remove(leadSourceKey);
