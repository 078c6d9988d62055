import type { KeyRing } from "../../lib/keys/key-ring.ts";
import type { ObjectStore } from "./object-store.ts";

export interface Resealed {
  /** That are now under the current key, and were not. */
  changed: number;
  /** That needed nothing. */
  current: number;
  /** That could not be opened, and why. */
  readonly broken: { readonly thing: string; readonly why: string }[];
}

/** Where objects lie, as they lie there: sealed. */
export interface KeptStore extends ObjectStore {
  /** For sentences: "the folder /srv/regain/objects". */
  readonly place: string;
  /** Which settings lead to another place: "DATA_DIR". */
  readonly settings: string;
  /** The first bytes, which tell what it was sealed with; undefined for what is gone. */
  head(key: string): Promise<Uint8Array | undefined>;
  /**
   * Puts everything under the current key. Can be stopped and begun again at any time, beside a running server; what is
   * removed meanwhile stays removed.
   */
  reseal(ring: KeyRing, now: Date): Promise<Resealed>;
}
