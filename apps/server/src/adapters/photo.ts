import type { Metadata, Sharp } from "sharp";
import { limitConcurrency, type QueueTicket } from "../lib/limit-concurrency.ts";
import { Refusal } from "../lib/http/refusal.ts";
import { property } from "../lib/property.ts";

/** The longer side of the stored photo, in pixels. */
export const longestSide = 800;
/** For uploads: more than any phone's camera produces, and far less than would fill the memory. */
const maxPixels = 60_000_000;
/** For pictures that must be decoded whole before they can be scaled down, which no camera writes. */
export const maxPixelsUnpacked = 25_000_000;
const quality = 80;
const longestSeconds = 15;

/**
 * A large picture takes a processor for seconds and hundreds of megabytes: passwords and files must not wait for one.
 */
const lane = limitConcurrency({
  concurrency: 1,
  maxQueued: 50,
  maxQueuedPerOwner: 5,
  retryAfterSeconds: 10,
});

const bytesOf = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

/** The first bytes of accepted files, each part with its offset. Nothing else reaches a parser. */
const beginnings: readonly (readonly (readonly [at: number, bytes: readonly number[]])[])[] = [
  // JPEG
  [[0, [0xff, 0xd8, 0xff]]],
  // PNG
  [[0, [0x89, ...bytesOf("PNG\r\n\x1a\n")]]],
  // WebP
  [
    [0, bytesOf("RIFF")],
    [8, bytesOf("WEBP")],
  ],
];

const isPhoto = (file: Uint8Array) =>
  beginnings.some((parts) =>
    parts.every(([at, bytes]) => bytes.every((byte, index) => file[at + index] === byte)),
  );

/** Progressive (several passes, each over the whole picture), or a format that is read in one piece. */
const isUnpackedWhole = ({ format, isProgressive }: Metadata) => isProgressive || format === "webp";

/**
 * Decodes a picture and encodes it again: none of its metadata is in the result.
 * @throws Refusal `not-a-photo` for anything that is not a JPEG, PNG or WebP, or a broken one; `photo-too-large` for
 *   too many pixels; `unavailable` if too many are waiting
 */
export async function remakePicture(
  file: Uint8Array,
  remake: (picture: Sharp) => Sharp,
  turn?: QueueTicket,
): Promise<Uint8Array> {
  if (!isPhoto(file)) throw new Refusal("not-a-photo");
  return lane(() => unpacked(file, remake), turn);
}

async function unpacked(file: Uint8Array, remake: (picture: Sharp) => Sharp): Promise<Uint8Array> {
  // The library is large, and few servers see a picture in an hour.
  const { default: sharp } = await import("sharp");
  try {
    const options = { limitInputPixels: maxPixels, failOn: "error" } as const;
    const metadata = await sharp(file, options).metadata();
    const { width, height } = metadata;
    if (isUnpackedWhole(metadata) && width * height > maxPixelsUnpacked)
      throw new Refusal("photo-too-large");
    const picture = sharp(file, options).timeout({ seconds: longestSeconds }).autoOrient();
    return await remake(picture).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isLarge = String(property(error, "message")).includes("pixel limit");
    throw new Refusal(isLarge ? "photo-too-large" : "not-a-photo", { cause: error });
  }
}

/**
 * Makes a small upright JPEG of a photo. None of the camera's metadata (place, time, device) is in it.
 * @throws Refusal `not-a-photo`, `photo-too-large`, `unavailable`
 */
export const readPhoto = (file: Uint8Array, turn?: QueueTicket): Promise<Uint8Array> =>
  remakePicture(
    file,
    (picture) =>
      picture
        .resize({
          width: longestSide,
          height: longestSide,
          fit: "inside",
          withoutEnlargement: true,
        })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality, mozjpeg: true }),
    turn,
  );
