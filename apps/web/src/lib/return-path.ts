/**
 * The path inside this app that a `returnUrl` names, without its query string, or undefined where it names
 * another site, nothing at all, or a page that would lead straight back here.
 */
export function returnPath(returnUrl: string | undefined, origin: string): string | undefined {
  if (!returnUrl || !URL.canParse(returnUrl, origin)) return undefined;
  const address = new URL(returnUrl, origin);
  if (address.origin !== origin) return undefined;
  const leadsBack = ["/login", "/logout", "/clinician/login"].some(
    (path) => address.pathname === path || address.pathname.startsWith(`${path}/`),
  );
  return leadsBack ? undefined : address.pathname;
}
