import { tabStore } from "../../lib/storage.ts";

const keptAs = (key: string) => ({
  read: (): string | undefined => tabStore.read(key),
  keep: (value: string | undefined): void =>
    value ? tabStore.write(key, value) : tabStore.remove(key),
});

/** Whose account a visitor named, for as long as the tab is open: they come back here from the payment. */
export const keptName = keptAs("subscribesFor");

/** The code that a visitor came with: the way back from the login does not say it. */
export const keptCode = keptAs("subscribesWith");

/** Once it has been bought. */
export function forgetWish(): void {
  keptName.keep(undefined);
  keptCode.keep(undefined);
}
