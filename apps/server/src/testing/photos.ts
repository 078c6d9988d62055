import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A single-color picture of this size. */
export const plainPhoto = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#0b6468" } });

/** As a phone held upright writes it: sideways, with a note about how to turn it, and with the location. */
export const telephonePhoto = (): Promise<Buffer> =>
  plainPhoto(1200, 900)
    .withExif({
      IFD0: { Make: "Telephone" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A PNG of a few bytes whose header claims an enormous size, or the given one. */
export async function hugePhoto(
  { width, height, isInterlaced } = { width: 60_000, height: 60_000, isInterlaced: false },
): Promise<Buffer> {
  const file = await plainPhoto(1, 1).png().toBuffer();
  const header = file.subarray(12, 29);
  header.writeUInt32BE(width, 4);
  header.writeUInt32BE(height, 8);
  header.writeUInt8(isInterlaced ? 1 : 0, 16);
  file.writeUInt32BE(crc32(header), 29);
  return file;
}
