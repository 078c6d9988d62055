import type { FastifyRequest } from "fastify";

export interface SignOnCookie {
  /** The value this browser was last given. */
  readonly valueIn: (request: FastifyRequest) => string | undefined;
  /** The header that sets it in the browser, for this long; 0 seconds removes it. */
  readonly given: (value: string, seconds: number) => string;
}

/** Identifies the browser that leaves for its institution, both when it comes back and when it is signed in. */
export function signOnCookie({ publicUrl }: { readonly publicUrl: string }): SignOnCookie {
  // Over TLS, browsers accept this prefix only from this exact host; it requires the whole site as its path.
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
