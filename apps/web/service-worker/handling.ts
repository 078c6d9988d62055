/** How the service worker treats a request. `other` is left alone entirely: calls, uploads, other sites. */
export type Handling = "page" | "asset" | "content" | "other";

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** Addresses that are never a page of the app: calls, documentation, operations endpoints. */
const notPages = /^\/(?:\w+\/v\d+|docs|demo|openapi\.json|healthz|readyz|metrics)(?:\/|$)/;

/** @param origin of the app */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "other";
  const path = address.pathname;
  if (path.startsWith("/content/")) return "content";
  if (path.startsWith("/assets/")) return "asset";
  return mode === "navigate" && !notPages.test(path) ? "page" : "other";
}
