import { createHash, randomBytes } from "node:crypto";

/** Lets logs and secret scanners tell one of our tokens wherever it turns up. */
const prefix = "rgn_";

/** A session token: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return prefix + randomBytes(32).toString("base64url");
}

const submitPrefix = "rgns_";

/** A token that lets a device send the results of one session. As large a secret, and of another kind. */
export function newSubmitToken(): string {
  return submitPrefix + randomBytes(32).toString("base64url");
}

export const isSubmitToken = (token: string): boolean => token.startsWith(submitPrefix);

/** What is stored of a token. With 256 random bits behind it, a plain fast hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
