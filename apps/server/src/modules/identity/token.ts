import { createHash, randomBytes } from "node:crypto";

/** Lets logs and secret scanners tell one of our tokens wherever it turns up. */
const prefix = "rgn_";

/** A session token: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return prefix + randomBytes(32).toString("base64url");
}

/** What is stored of a token. With 256 random bits behind it, a plain fast hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
