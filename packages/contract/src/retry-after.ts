/**
 * How long a refusal asks to wait: `Retry-After` of RFC 9110 in seconds, or as a date, which is compared with
 * the answer's own `Date`, so that a wrong clock on the device does not matter.
 * @returns seconds, or undefined if nothing is asked or it cannot be read
 */
export function readRetryAfter(headers: Pick<Headers, "get">): number | undefined {
  const asked = headers.get("retry-after")?.trim();
  if (!asked) return undefined;
  if (/^\d+$/.test(asked)) return Number(asked) || undefined;
  const wait = Date.parse(asked) - Date.parse(headers.get("date") ?? "");
  return wait > 0 ? Math.ceil(wait / 1000) : undefined;
}
