/** `URL.canParse` is lacking on tablets that are a few years old. */
function addressOf(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

/**
 * The path inside this app that a `returnUrl` names, without its query string, or undefined where it names
 * another site, nothing at all, or a page that would lead straight back here.
 */
export function returnPath(returnUrl: string | undefined, origin: string): string | undefined {
  const address = returnUrl ? addressOf(returnUrl, origin) : undefined;
  // Read anew, `//elsewhere` would name a site.
  if (address?.origin !== origin || address.pathname.startsWith("//")) return undefined;
  // The site map knows its addresses in capitals too.
  const typed = address.pathname.toLowerCase();
  const leadsBack = ["/login", "/logout", "/clinician/login"].some(
    (path) => typed === path || typed.startsWith(`${path}/`),
  );
  return leadsBack ? undefined : address.pathname;
}
