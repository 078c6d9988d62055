import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomBytes,
} from "node:crypto";
import { Refusal } from "../http/refusal.ts";
import type { KeyRing } from "./key-ring.ts";

/**
 * An envelope: the content encrypted with its own key, and that key with one of the ring's. In bytes:
 *
 *     mark 4 | ring key's name 16 | nonce 12 | own key 32 | tag 16 || nonce 12 | content | tag 16
 *
 * Both are AES-256-GCM and bound to the thing's name, so that one cannot be put in the place of another. To change
 * the ring's key, only the first 80 bytes are rewritten.
 */
const mark = Buffer.from("RGE1");
const nameBytes = 16;
const nonceBytes = 12;
const keyBytes = 32;
const tagBytes = 16;

/** Bytes before the content's own part. */
export const headBytes = mark.length + nameBytes + nonceBytes + keyBytes + tagBytes;
const algorithm = "aes-256-gcm";

/** Something that cannot be opened, and why: an operator's mistake, or tampering. */
export class SealBroken extends Refusal {
  /** For the operator. */
  readonly why: string;

  constructor(thing: string, why: string) {
    super("locked-away", { cause: new Error(`${thing} cannot be decrypted: ${why}`) });
    this.why = why;
  }
}

function encrypt(key: KeyObject, bound: string, content: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]);
}

/** @throws if it is not what was encrypted */
function decrypt(key: KeyObject, bound: string, sealed: Buffer): Buffer {
  const end = sealed.length - tagBytes;
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(sealed.subarray(end));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, end)), decipher.final()]);
}

const headBound = (name: string, thing: string) => `${name}\n${thing}`;

function headOf(ring: KeyRing, thing: string, ownKey: Buffer): Buffer {
  const name = Buffer.alloc(nameBytes);
  name.write(ring.current, "ascii");
  const key = ring.keys.get(ring.current)!;
  return Buffer.concat([mark, name, encrypt(key, headBound(ring.current, thing), ownKey)]);
}

/** @throws SealBroken */
function ownKeyOf(ring: KeyRing, thing: string, head: Buffer): Buffer {
  const name = sealedWith(head) ?? "";
  const key = ring.keys.get(name);
  if (!key)
    throw new SealBroken(
      thing,
      `it was encrypted with the key "${name}", which is not in ENCRYPTION_KEYS. Put that key back, after the current one.`,
    );
  try {
    return decrypt(key, headBound(name, thing), head.subarray(mark.length + nameBytes, headBytes));
  } catch {
    throw new SealBroken(
      thing,
      `it does not match the key "${name}". Either another key has that name now, or the file was changed or put in place of another.`,
    );
  }
}

/** The name of the ring's key that something was sealed with; undefined if it is not sealed. */
export function sealedWith(content: Uint8Array): string | undefined {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (bytes.length < headBytes || !bytes.subarray(0, mark.length).equals(mark)) return undefined;
  const name = bytes.subarray(mark.length, mark.length + nameBytes).toString("ascii");
  return name.replace(/\0+$/, "");
}

/** Encrypts a thing with that name, using the current key. */
export function seal(ring: KeyRing, thing: string, content: Uint8Array): Buffer {
  const ownKey = randomBytes(keyBytes);
  return Buffer.concat([
    headOf(ring, thing, ownKey),
    encrypt(createSecretKey(ownKey), thing, content),
  ]);
}

/**
 * Decrypts a thing with that name; what was never sealed is returned as it is.
 * @throws SealBroken
 */
export function open(ring: KeyRing, thing: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  if (sealedWith(content) === undefined) return Uint8Array.from(content);
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const ownKey = createSecretKey(ownKeyOf(ring, thing, bytes));
  try {
    return Uint8Array.from(decrypt(ownKey, thing, bytes.subarray(headBytes)));
  } catch {
    throw new SealBroken(thing, "it was changed or truncated after it was written.");
  }
}

/**
 * The first 80 bytes of a sealed thing, rewritten under the current key.
 * @throws SealBroken
 */
export const resealedHead = (ring: KeyRing, thing: string, head: Buffer): Buffer =>
  headOf(ring, thing, ownKeyOf(ring, thing, head));
