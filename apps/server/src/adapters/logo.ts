import type { QueueTicket } from "../lib/limit-concurrency.ts";
import { remakePicture } from "./photo.ts";

/** The largest size kept, in pixels: twice the size at which it is shown. */
const logoRoom = { width: 640, height: 240 } as const;

/**
 * Makes a small PNG of a logo. Transparency is kept.
 * @throws Refusal `not-a-photo`, `photo-too-large`, `unavailable`
 */
export const readLogo = (file: Uint8Array, turn?: QueueTicket): Promise<Uint8Array> =>
  remakePicture(
    file,
    (picture) => picture.resize({ ...logoRoom, fit: "inside", withoutEnlargement: true }).png(),
    turn,
  );
