import { Refusal } from "../../../lib/http/refusal.ts";

/**
 * The path of our own, with its query, that somebody wants to be led back to: a path, or an address of this site.
 * @returns undefined where nobody said
 * @throws Refusal `malformed-request` for another site's
 */
export function pagePath(
  field: string,
  address: string | undefined,
  publicUrl: string,
): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : undefined;
  if (url?.origin !== new URL(publicUrl).origin)
    throw new Refusal("malformed-request", { fields: { [field]: "This is not a page of ours." } });
  // The provider's own placeholder, which an address would write otherwise.
  return (url.pathname + url.search).replaceAll(
    "%7BCHECKOUT_SESSION_ID%7D",
    "{CHECKOUT_SESSION_ID}",
  );
}
