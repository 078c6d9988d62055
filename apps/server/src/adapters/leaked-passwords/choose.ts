import type { Config } from "../../config.ts";
import { StartupError } from "../../db/startup-error.ts";
import type { LeakLookup } from "./leak-lookup.ts";
import { rangeLookup } from "./range-lookup.ts";

/**
 * Where ranges are requested, without a trailing slash; undefined if nothing is set.
 * @throws StartupError for anything that is not an address
 */
export function readLeakedPasswordsUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  // Not shown: it may contain a password.
  if (!isPlain || url.username || url.password)
    throw new StartupError(
      "LEAKED_PASSWORDS_URL must be an address like https://api.pwnedpasswords.com/range, without a name, a password, or a query in it.",
    );
  return text.replace(/\/+$/, "");
}

/**
 * A service that knows leaked passwords, if one is configured; otherwise only the list that comes with Regain is
 * used.
 */
export const chooseLeakLookup = (
  { leakedPasswordsUrl: url }: Pick<Config, "leakedPasswordsUrl">,
  onFailure: (error: Error) => void,
): LeakLookup | undefined => (url ? rangeLookup({ url, onFailure }) : undefined);
