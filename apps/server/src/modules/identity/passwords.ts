import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { usualPassword } from "@regain/contract/usual-password";
import { fewAtATime } from "../../lib/few-at-a-time.ts";

/**
 * A password takes a processor for 20 ms and more, by intent. One processor is left to all else, so that a ward that
 * signs in at eight o'clock does not hold up those who practise.
 */
const lane = fewAtATime({
  atOnce: Math.max(1, availableParallelism() - 1),
  longestLine: 200,
  retryAfterSeconds: 5,
});

/** Argon2id with the library's own costs: 19 MiB, two passes, one lane. */
export function hashPassword(password: string): Promise<string> {
  return lane(() => hash(usualPassword(password)));
}

/** Compared against where there is no hash, so that an unknown name takes the work of a known one. */
let decoy: Promise<string> | undefined;

/**
 * Whether a hash was made of this password, on whichever keyboard it is typed; of older hashes, as it was typed then. What
 * is typed decides how often is compared, and never whose it is.
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const known = passwordHash ?? (await decoy);
  for (const form of new Set([usualPassword(password), password]))
    if (await lane(() => verify(known, form))) return passwordHash !== undefined;
  return false;
}
