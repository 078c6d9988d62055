import { tabStore } from "./storage.ts";

const key = "source";

/** The iOS app shows our pages in a frame that cannot print. It says so once, in the first address, as its source or as the view it comes from: that holds for the tab. */
export function noteSource(source: string | undefined): void {
  if (source === "ios") tabStore.write(key, source);
}

/** Whether to offer printing. */
export const canPrint = (): boolean => tabStore.read(key) !== "ios";
