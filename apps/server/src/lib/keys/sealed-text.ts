import type { KeyRing } from "./key-ring.ts";
import { open, seal, sealedWith } from "./seal.ts";

/** Distinguishes a sealed text from one stored before there were keys. */
const prefix = "sealed:";

const bytesOf = (text: string) => Buffer.from(text.slice(prefix.length), "base64");

/** A text for a database column, readable only with the ring. The thing names table, row and column. */
export const sealText = (ring: KeyRing, thing: string, text: string): string =>
  prefix + seal(ring, thing, Buffer.from(text)).toString("base64");

/** @throws SealBroken */
export const openText = (ring: KeyRing, thing: string, kept: string): string =>
  kept.startsWith(prefix) ? Buffer.from(open(ring, thing, bytesOf(kept))).toString() : kept;

/** The name of the ring's key that a text was sealed with; undefined if it is not sealed. */
export const textSealedWith = (kept: string): string | undefined =>
  kept.startsWith(prefix) ? sealedWith(bytesOf(kept)) : undefined;

/** Whether a text does not need to be resealed. */
export const isTextCurrent = (ring: KeyRing, kept: string): boolean =>
  textSealedWith(kept) === ring.current;
