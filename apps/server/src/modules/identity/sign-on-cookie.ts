import type { FastifyRequest } from "fastify";

export interface SignOnCookie {
  /** What this browser was given last. */
  readonly valueIn: (request: FastifyRequest) => string | undefined;
  /** The header that gives it to the browser, for so long; after no seconds it is gone. */
  readonly given: (value: string, seconds: number) => string;
}

/** What the browser that leaves for its institution is known by: as it comes back, and as it is let in. */
export function signOnCookie({ publicUrl }: { readonly publicUrl: string }): SignOnCookie {
  // By TLS browsers take this name from this very host only; it wants the whole site as its path.
  const isSecure = publicUrl.startsWith("https:");
  const name = isSecure ? "__Host-regain_sso" : "regain_sso";
  const where = isSecure ? "Path=/; Secure" : "Path=/";
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`);
  return {
    valueIn: ({ headers }) => pattern.exec(headers.cookie ?? "")?.[1],
    given: (value, seconds) =>
      `${name}=${value}; ${where}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
  };
}
