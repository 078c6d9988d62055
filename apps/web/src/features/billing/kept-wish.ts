import { tabStore } from "../../lib/storage.ts";

const keptAs = (key: string) => ({
  read: (): string | undefined => tabStore.read(key),
  keep: (value: string | undefined): void =>
    value ? tabStore.write(key, value) : tabStore.remove(key),
});

/** The account a visitor named, for as long as the tab is open: they come back here from the payment. */
export const keptName = keptAs("subscribesFor");

/** The code a visitor came with: the return address from the login does not carry it. */
export const keptCode = keptAs("subscribesWith");

/** To be called once it has been bought. */
export function forgetWish(): void {
  keptName.keep(undefined);
  keptCode.keep(undefined);
}
