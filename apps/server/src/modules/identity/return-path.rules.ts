const nowhere = "http://own.invalid";

/** The path on our own site that a `returnUrl` names, without its query; undefined if it names another site. */
export function ownPath(returnUrl: string | undefined): string | undefined {
  if (!returnUrl?.startsWith("/") || !URL.canParse(returnUrl, nowhere)) return undefined;
  const { origin, pathname } = new URL(returnUrl, nowhere);
  // Parsed again, `//elsewhere` would name another site.
  return origin === nowhere && !pathname.startsWith("//") ? pathname : undefined;
}

/** Where a letter's link leads: to a page of ours with its token, and from there to where the person was going. */
export function linkPath(page: string, token: string, returnUrl: string | undefined): string {
  const path = ownPath(returnUrl);
  const query = new URLSearchParams({ token, ...(path && { returnUrl: path }) });
  return `${page}?${query.toString()}`;
}
