const nowhere = "http://own.invalid";

/** The path of our own that a `returnUrl` names, without its query; undefined where it names another site. */
export function ownPath(returnUrl: string | undefined): string | undefined {
  if (!returnUrl?.startsWith("/") || !URL.canParse(returnUrl, nowhere)) return undefined;
  const { origin, pathname } = new URL(returnUrl, nowhere);
  return origin === nowhere ? pathname : undefined;
}
