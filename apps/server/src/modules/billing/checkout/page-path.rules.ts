import { Refusal } from "../../../lib/http/refusal.ts";

/**
 * The path and query of the page of ours that somebody wants to return to, given as a path or as a
 * URL of this site.
 * @returns undefined if none was given
 * @throws Refusal `malformed-request` for another site's page
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
  // The provider's placeholder, which a URL encodes.
  return (url.pathname + url.search).replaceAll(
    "%7BCHECKOUT_SESSION_ID%7D",
    "{CHECKOUT_SESSION_ID}",
  );
}
