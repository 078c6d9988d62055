import { createHash } from "node:crypto";
import type { onSendHookHandler } from "fastify";

/** The ETag of an answer, from its content. */
export const etagOf = (payload: string): string =>
  `"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;

/** Whether the caller has it already. A proxy that compresses an answer makes the tag a weak one. */
export const matchesEtag = (asked: string | undefined, tag: string): boolean =>
  (asked ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag);

/**
 * An answer that is the same for everybody may stay in the browser: the next request is only told whether it is still
 * the same. Permission is checked each time.
 */
export const sharedEtag: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== "string") return done(null, payload);
  const tag = etagOf(payload);
  reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (!matchesEtag(request.headers["if-none-match"], tag)) return done(null, payload);
  reply.code(304).removeHeader("content-type").removeHeader("content-length");
  return done(null, "");
};
