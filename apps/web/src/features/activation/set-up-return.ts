import { tabStore } from "../../lib/storage.ts";

const key = "setUpReturnUrl";

/** Where the set-up leads on to, until it is done: a login keeps no more than the path back to it. */
export const readSetUpReturn = (): string | undefined => tabStore.read(key);
export const keepSetUpReturn = (returnUrl: string): void => tabStore.write(key, returnUrl);
export const forgetSetUpReturn = (): void => tabStore.remove(key);
