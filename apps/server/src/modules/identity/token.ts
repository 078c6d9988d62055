import { createHash, randomBytes } from "node:crypto";
import { type TokenKind, tokenPrefixes } from "@regain/contract/token-prefixes";

/** 256 random bits. Only its hash is ever stored. */
export function newToken(kind: TokenKind = "session"): string {
  return tokenPrefixes[kind] + randomBytes(32).toString("base64url");
}

export const isLinkToken = (token: string): boolean => token.startsWith(tokenPrefixes.link);

export const isSubmitToken = (token: string): boolean => token.startsWith(tokenPrefixes.submit);

/** What is stored of a token. With 256 random bits, a plain fast hash is enough. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
