import { tabStore } from "./storage.ts";

/** Key in the tab's store. It describes the device, so a logout leaves it in place. */
export const sourceKey = "source";

/**
 * The iOS app shows our pages in a frame that cannot print. It says so only in the first address, as its `source` or as
 * the view it comes from, so it is remembered for the tab.
 */
export function noteSource(source: string | undefined): void {
  if (source === "ios") tabStore.write(sourceKey, source);
}

/** Whether to offer printing. */
export const canPrint = (): boolean => tabStore.read(sourceKey) !== "ios";
