import { createHash } from "node:crypto";
import type { onSendHookHandler } from "fastify";

/** Names an answer by what it says. */
export const tagOf = (payload: string): string =>
  `"${createHash("sha256").update(payload).digest("base64url").slice(0, 22)}"`;

/** Whether who asks has it already. A proxy that packs an answer makes a weak tag of it. */
export const isKnown = (asked: string | undefined, tag: string): boolean =>
  (asked ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === tag);

/**
 * An answer that holds for everybody may stay in the browser: asked again, only whether it is the same is answered. Who
 * may ask is looked at each time.
 */
export const sameForAll: onSendHookHandler = (request, reply, payload, done) => {
  if (reply.statusCode !== 200 || typeof payload !== "string") return done(null, payload);
  const tag = tagOf(payload);
  reply.header("cache-control", "private, no-cache").header("etag", tag);
  if (!isKnown(request.headers["if-none-match"], tag)) return done(null, payload);
  reply.code(304).removeHeader("content-type").removeHeader("content-length");
  return done(null, "");
};
