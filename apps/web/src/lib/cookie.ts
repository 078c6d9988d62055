const year = 365 * 86_400;

/** The value of a cookie on this device; undefined if there is none. Cookies hold preferences only. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split("; ").find((one) => one.startsWith(start));
  return found && decodeURIComponent(found.slice(start.length));
}

/** Kept for a year, sent to our own pages only. */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${year}; Path=/; SameSite=Strict${secure}`;
}
