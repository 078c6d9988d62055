import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { normalizePassword } from "@regain/contract/normalize-password";
import { limitConcurrency } from "../../lib/limit-concurrency.ts";

/**
 * A password takes a processor 20 ms or more, by design. One processor is left for everything else,
 * so that a ward signing in at eight o'clock does not hold up anyone practicing.
 */
const lane = limitConcurrency({
  concurrency: Math.max(1, availableParallelism() - 1),
  maxQueued: 200,
  retryAfterSeconds: 5,
});

/** Argon2id with the library's default costs: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return lane(() => hash(normalizePassword(password)));
}

/** Compared against if there is no hash, so that an unknown name takes as much work as a known one. */
let decoy: Promise<string> | undefined;

/**
 * Whether a hash was made from this password, whichever keyboard it is typed on; for older hashes,
 * as it was typed then. The number of comparisons depends on what is typed, never on whose it is.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const known = passwordHash ?? (await decoy);
  for (const form of new Set([normalizePassword(password), password]))
    if (await lane(() => verify(known, form))) return passwordHash !== undefined;
  return false;
}
