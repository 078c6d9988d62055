import { tabStore } from "../../lib/storage.ts";

const key = "setUpReturnUrl";

/** Where to go after the set-up, stored until it is done: a login only keeps the path back to the set-up. */
export const readSetUpReturn = (): string | undefined => tabStore.read(key);
export const keepSetUpReturn = (returnUrl: string): void => tabStore.write(key, returnUrl);
export const forgetSetUpReturn = (): void => tabStore.remove(key);
