import { redactText } from "./redact.ts";

/** What people type into a query by hand is not a parameter name. */
const name = /^[A-Za-z][\w-]{0,39}$/;

/**
 * An address as it is logged: its path, and only the names from its query, because values tell what people search for
 * and who they are.
 */
export function urlForLog(url: string): string {
  const [path = "", ...rest] = url.split("?");
  const names = rest
    .join("?")
    .split("&")
    .flatMap((part) => (part.includes("=") ? [part.slice(0, part.indexOf("="))] : []))
    .filter((part) => name.test(part));
  return redactText(names.length > 0 ? `${path}?${[...new Set(names)].join("&")}` : path);
}
