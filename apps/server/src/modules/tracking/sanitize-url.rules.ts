import { isIPv4 } from "node:net";
import { redactText, hasSecretName, redacted } from "../../lib/redact.ts";
import { networkOf } from "../identity/address.rules.ts";

/** Names of query parameters that say who somebody is. */
const personName = /mail|user|phone|name$/i;
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** The base that paths of our own are parsed against; it is never stored. */
const ourselves = "http://own.invalid";

/** The text of a page or a button, without ids or anything that would give access. */
export const keptText = (text: string): string => redactText(text).replace(uuid, "{id}");

function keptQuery(query: URLSearchParams): string {
  const kept = [...query].map(([name, value]) => {
    const isTheirs = hasSecretName(name) || personName.test(name) || value.includes("@");
    return `${encodeURIComponent(name)}=${isTheirs ? redacted : encodeURIComponent(value)}`;
  });
  return kept.length > 0 ? `?${kept.join("&")}` : "";
}

/**
 * What is stored of a URL that somebody went to or came from: which page it is, not who was there.
 * A text that is neither a web URL nor a path of our own is not stored at all.
 */
export function sanitizeUrl(address: string): string | undefined {
  const url = URL.parse(address, address.startsWith("/") ? ourselves : undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const origin = url.origin === ourselves ? "" : url.origin;
  return keptText(origin + url.pathname + keptQuery(url.searchParams));
}

/** Enough of an IP address to recognize countries and bots, too little to recognize a household. */
export function truncateIp(ip: string): string {
  const network = networkOf(ip);
  return isIPv4(network) ? network.replace(/\d+$/, "0") : `${network}::`;
}
