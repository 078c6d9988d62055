import type { KeyRing } from "../../lib/keys/key-ring.ts";
import type { ObjectStore } from "./object-store.ts";

export interface Resealed {
  /** Re-encrypted with the current key. */
  changed: number;
  /** Already current. */
  current: number;
  /** Could not be opened, and why. */
  readonly broken: { readonly thing: string; readonly why: string }[];
}

/** Where objects are kept, as stored: sealed. */
export interface KeptStore extends ObjectStore {
  /** For sentences: "the folder /srv/regain/objects". */
  readonly place: string;
  /** Which settings choose the place: "DATA_DIR". */
  readonly settings: string;
  /** The first bytes, which tell which key sealed it; undefined if it is gone. */
  head(key: string): Promise<Uint8Array | undefined>;
  /**
   * Puts everything under the current key. Can be stopped and started again at any time, next to a running server;
   * what is removed in the meantime stays removed.
   */
  reseal(ring: KeyRing, now: Date): Promise<Resealed>;
}
