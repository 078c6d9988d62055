/** Tablets a few years old lack `URL.canParse`. */
function addressOf(text: string, origin: string): URL | undefined {
  try {
    return new URL(text, origin);
  } catch {
    return undefined;
  }
}

/**
 * The path inside this app that a `returnUrl` names, without its query string; undefined if it names another site,
 * nothing at all, or a page that would lead straight back here.
 */
export function returnPath(returnUrl: string | undefined, origin: string): string | undefined {
  const address = returnUrl ? addressOf(returnUrl, origin) : undefined;
  // Parsed again, `//elsewhere` would name a site.
  if (address?.origin !== origin || address.pathname.startsWith("//")) return undefined;
  // The site map also matches addresses in capitals.
  const typed = address.pathname.toLowerCase();
  const leadsBack = ["/login", "/logout", "/clinician/login"].some(
    (path) => typed === path || typed.startsWith(`${path}/`),
  );
  return leadsBack ? undefined : address.pathname;
}
