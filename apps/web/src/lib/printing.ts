import { tabStore } from "./storage.ts";

/** In the tab. It says something of the device, so that a logout leaves it. */
export const sourceKey = "source";

/** The iOS app shows our pages in a frame that cannot print. It says so once, in the first address, as its source or as the view it comes from: that holds for the tab. */
export function noteSource(source: string | undefined): void {
  if (source === "ios") tabStore.write(sourceKey, source);
}

/** Whether to offer printing. */
export const canPrint = (): boolean => tabStore.read(sourceKey) !== "ios";
