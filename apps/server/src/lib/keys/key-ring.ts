import { createHash, createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { StartupError } from "../../db/startup-error.ts";

/** The keys that stored data is encrypted with: the current one seals, any of them opens. */
export interface KeyRing {
  /** The name of the key that new data is sealed with. */
  readonly current: string;
  readonly keys: ReadonlyMap<string, KeyObject>;
}

const keyBytes = 32;
const possibleName = /^[a-z0-9](?:[a-z0-9-]{0,14}[a-z0-9])?$/;

const explained =
  "ENCRYPTION_KEYS is a list like 2026-11:KEY,2025-04:KEY, the current one first; a name is 1 to 16 lowercase letters, digits, and hyphens, a key 32 random bytes in base64, as `openssl rand -base64 32` prints them";

function keyOf(entry: string): readonly [name: string, key: KeyObject] {
  const [, name = "", text = ""] = /^([^:]*):(.*)$/.exec(entry) ?? [];
  // The complaint gives the key's name, never the key.
  if (!possibleName.test(name)) throw new StartupError(`A key has no valid name. ${explained}.`);
  const bytes = Buffer.from(text, "base64");
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text) || bytes.length !== keyBytes)
    throw new StartupError(`The key ${name} is not 32 bytes in base64. ${explained}.`);
  return [name, createSecretKey(bytes)];
}

/**
 * Reads `name:key,name:key`.
 * @throws StartupError if something is not a key, or two keys have the same name
 */
export function parseKeys(text: string): KeyRing {
  const entries = text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .map(keyOf);
  const [first] = entries;
  if (!first) throw new StartupError(`There is no key. ${explained}.`);
  const keys = new Map(entries);
  if (keys.size < entries.length)
    throw new StartupError(`Two keys have the same name. ${explained}.`);
  return { current: first[0], keys };
}

/** A new key in the form of `ENCRYPTION_KEYS`; its name distinguishes it from lost keys. */
export function newKey(): string {
  const key = randomBytes(keyBytes);
  const name = createHash("sha256").update(key).digest("hex").slice(0, 8);
  return `made-${name}:${key.toString("base64")}`;
}
