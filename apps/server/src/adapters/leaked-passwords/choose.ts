import type { Config } from "../../config.ts";
import { StartupError } from "../../db/startup-error.ts";
import type { LeakLookup } from "./leak-lookup.ts";
import { rangeLookup } from "./range-lookup.ts";

/**
 * Where ranges are asked for, without a slash at the end; undefined where nothing is set.
 * @throws StartupError for what is no address
 */
export function readLeakedPasswordsUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  // Not shown: there may be a password in it.
  if (!isPlain || url.username || url.password)
    throw new StartupError(
      "LEAKED_PASSWORDS_URL must be an address like https://api.pwnedpasswords.com/range, without a name, a password or a question in it.",
    );
  return text.replace(/\/+$/, "");
}

/** A service that knows leaked passwords where one is set; else only the list that comes with Regain is asked. */
export const chooseLeakLookup = (
  { leakedPasswordsUrl: url }: Pick<Config, "leakedPasswordsUrl">,
  onFailure: (error: Error) => void,
): LeakLookup | undefined => (url ? rangeLookup({ url, onFailure }) : undefined);
