import { deviceStore } from "./storage.ts";

/** Where is kept what a person allowed to be kept. Apart from what keeps it, which is loaded only then. */
export const anonymousIdKey = "anonymousId";
export const leadSourceKey = "leadSource";

/** The next person on this device is another one. */
export const forgetAnonymousId = (): void => deviceStore.remove(anonymousIdKey);
export const forgetLeadSource = (): void => deviceStore.remove(leadSourceKey);
