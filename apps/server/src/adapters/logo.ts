import type { Turn } from "../lib/few-at-a-time.ts";
import { remakePicture } from "./photo.ts";

/** What is kept at most, in pixels: twice the size that it is shown in. */
const logoRoom = { width: 640, height: 240 } as const;

/**
 * Makes a small PNG of a logo. What can be seen through stays so.
 * @throws Refusal `not-a-photo`, `photo-too-large`, `unavailable`
 */
export const readLogo = (file: Uint8Array, turn?: Turn): Promise<Uint8Array> =>
  remakePicture(
    file,
    (picture) => picture.resize({ ...logoRoom, fit: "inside", withoutEnlargement: true }).png(),
    turn,
  );
